import Beacon
import Foundation
import OperatorErrors
import Postgres
import Store
import TestSupport
import Testing
import Wire

@testable import Schema
@testable import Server

@Suite("Restoring a backup", .mustEnd)
struct RestoreTests {
    /// Somebody who was in a room and left it, and another who is in it still.
    private static func live(_ school: School) async throws -> (scanner: Peer, badge: BeaconIdentity) {
        try await school.makeRooms("101", leaveAfter: 30)
        let scanner = try await school.makeScanner(in: "101")
        let badge = try await school.issueBadge(to: try await school.makeStudent("Ada"))
        try await school.hear(badge, by: scanner, for: 12)
        try await school.beat(scanner, for: 60)
        try await school.hear(badge, by: scanner, for: 12)
        return (scanner, badge)
    }

    @Test("A private cluster that is backed up while people are heard is the same one in another folder")
    func privateCluster() async throws {
        let scene = try BackupScene()
        let (from, to) = (try scene.configuration(dataFolder: "a"), try scene.configuration(dataFolder: "b"))
        let (visits, people, madeAt, token) = try await PrivateCluster(
            dataDirectory: from.dataDirectory, logger: BackupScene.logger
        ).run { endpoint in
            let database = DatabaseAccess(endpoint).migrator
            try await Template.fill(database)
            _ = try SecretKeyFile(path: from.secretKeyFile).existingOrNew()
            return try await Self.withSchool(on: database) { school in
                let (scanner, badge) = try await Self.live(school)
                let (visits, people) = (try await school.sql.text(of: "visit"), try await school.sql.text(of: "person"))
                let writing = Task { [school] in
                    for _ in 0..<200 where !Task.isCancelled { _ = try await scanner(school.report(badge)) }
                }
                let report = try await scene.backUp(from)
                writing.cancel()
                _ = await writing.result
                #expect(try await school.count("select count(*) from backup where not has_sightings") == 1)
                return (visits, people, report.manifest.madeAt, scanner.bearer)
            }
        }
        #expect(!visits.isEmpty)
        try await scene.restore(to)
        let keys = try [from, to].map { try Data(contentsOf: URL(filePath: $0.secretKeyFile)) }
        #expect(keys[0] == keys[1])
        try await PrivateCluster(dataDirectory: to.dataDirectory, logger: BackupScene.logger).run { endpoint in
            let database = DatabaseAccess(endpoint).migrator
            let connection = try await Connection.connect(database, logger: BackupScene.logger)
            #expect(try await connection.text(of: "visit") == visits)
            #expect(try await connection.text(of: "person") == people)
            let sightings: Int = try await connection.query("select count(*) from sighting")[0].decode(0)
            #expect(sightings == 0)
            await connection.close()
            try await Self.withSchool(on: database) { school in
                let scanner = school.server.peer(Peer(bearer: token))
                let resendFrom = try #require(try await scanner(Heartbeat()).resendFrom)
                #expect(abs(resendFrom.timeIntervalSince(madeAt)) < 0.01)
                #expect(try await school.admin(GetStudents()).students.map(\.firstName) == ["Ada"])
            }
        }
        let error = try await scene.refusal(to)
        #expect(error.code == .notEmpty)
    }

    @Test("A restore that was broken off is no server, and can be done again")
    func brokenOff() async throws {
        let scene = try BackupScene()
        let source = try await Template.copy().database
        try await scene.backUp(try scene.configuration(source))
        let target = try scene.configuration(dataFolder: "b")
        try FileManager.default.createDirectory(
            atPath: target.dataDirectory + "/restore/postgres", withIntermediateDirectories: true)
        try Data().write(to: URL(filePath: target.dataDirectory + "/lock"))
        let cluster = PrivateCluster(dataDirectory: target.dataDirectory, logger: BackupScene.logger)
        let error = await #expect(throws: ClusterError.self) { try await cluster.run { _ in } }
        #expect(error?.code == .halfRestored)
        try await scene.restore(target)
        #expect(!FileManager.default.fileExists(atPath: target.dataDirectory + "/restore"))
        let admins = try await Database(target, logger: BackupScene.logger).use { access in
            try await access.migrator.connect(BackupScene.logger) { try await $0.text(of: "person") }
        }
        #expect(admins.contains(Template.admin))
        try await TestCluster.shared.drop(source)
    }

    private static func withSchool<Result: Sendable>(
        on database: ConnectionSettings, _ body: @escaping @Sendable (School) async throws -> Result
    ) async throws -> Result {
        var result: Result?
        try await School.open(on: database) { result = try await body($0) }
        return try #require(result)
    }

    @Test("With sightings all of them come back, and a database by URL is filled as well")
    func byURL() async throws {
        try await School.open { school in
            _ = try await Self.live(school)
            let (sightings, visits) = (
                try await school.sql.text(of: "sighting"), try await school.sql.text(of: "visit")
            )
            let scene = try BackupScene()
            try await scene.backUp(try scene.configuration(school.database), withSightings: true)
            let target = try await TestCluster.shared.database()
            let report = try await scene.restore(try scene.configuration(target))
            #expect(report.manifest.hasSightings && report.migrations.isEmpty)
            let connection = try await Connection.connect(target, logger: BackupScene.logger)
            #expect(try await connection.text(of: "sighting") == sightings)
            #expect(try await connection.text(of: "visit") == visits)
            await connection.close()
            try await TestCluster.shared.drop(target)
        }
    }

    @Test("Who was erased since the backup stays erased")
    func erased() async throws {
        try await School.open { school in
            let (ada, _) = (try await school.makeStudent("Ada"), try await school.makeStudent("Bob"))
            let scene = try BackupScene()
            try await scene.backUp(try scene.configuration(school.database))
            _ = try await school.admin(DeleteStudent(personID: ada))
            let target = try await TestCluster.shared.database()
            let erasures = RunningServer.erasureFile(of: school.database)
            let report = try await scene.restore(try scene.configuration(target), erasures: erasures)
            #expect(report.erasures == 1)
            try await Self.withSchool(on: target) { restored in
                let students = try await restored.admin(GetStudents()).students
                #expect(students.map(\.firstName) == ["Bob"])
            }
            try await TestCluster.shared.drop(target)
        }
    }

    @Test("What is no file of erasures is refused before anything is made")
    func noErasures() async throws {
        let scene = try BackupScene()
        let database = try await Template.copy().database
        try await scene.backUp(try scene.configuration(database))
        let target = try scene.configuration(dataFolder: "new")
        let error = await #expect(throws: BackupError.self) { try await scene.restore(target, erasures: scene.file) }
        #expect(error?.code == .unreadable)
        #expect(try scene.others() == [])
        try await TestCluster.shared.drop(database)
    }

    @Test("A schema of before is migrated")
    func older() async throws {
        let scene = try BackupScene()
        let source = try await TestCluster.shared.database()
        let all = Migrations.all
        let pool = ConnectionPool(source, limits: .patient(shared: 1, exclusive: 1), logger: BackupScene.logger)
        _ = try await Migrator(migrations: Array(all.dropLast(2))).migrate(pool)
        await pool.close()
        try await scene.backUp(try scene.configuration(source))
        let target = try await TestCluster.shared.database()
        let report = try await scene.restore(try scene.configuration(target))
        #expect(report.migrations == all.suffix(2).map(\.name))
        for database in [source, target] { try await TestCluster.shared.drop(database) }
    }

    @Test("A damaged backup, a newer schema, and a target that is not empty are refused, and nothing is changed")
    func refused() async throws {
        let scene = try BackupScene()
        let (source, target) = (try await Template.copy().database, try await Template.copy().database)
        try await scene.backUp(try scene.configuration(source))
        let whole = try Data(contentsOf: URL(filePath: scene.file))
        let empty = try scene.configuration(dataFolder: "new")
        for damaged in [whole.prefix(whole.count / 2), Data(whole.map { $0 }).changed(at: whole.count / 3)] {
            try damaged.write(to: URL(filePath: scene.file))
            #expect(try await scene.refusal(empty).code == .damaged)
        }
        try whole.write(to: URL(filePath: scene.file))
        let connection = try await Connection.connect(target, logger: BackupScene.logger)
        let before = try await connection.text(of: "person")
        #expect(try await scene.refusal(try scene.configuration(target)).code == .notEmpty)
        #expect(try await connection.text(of: "person") == before)
        try await connection.query(
            "insert into schema_migration (position, name, digest) values (9999, 'm9999_next', 'x')")
        await connection.close()
        try await scene.backUp(try scene.configuration(target))
        #expect(try await scene.refusal(empty).code == .newer)
        #expect(try scene.others() == [])
        for database in [source, target] { try await TestCluster.shared.drop(database) }
    }
}

extension Data {
    fileprivate func changed(at index: Int) -> Data {
        var changed = self
        changed[index] ^= 1
        return changed
    }
}
