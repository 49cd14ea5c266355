import Foundation
import OperatorErrors
import Postgres
import Store
import TestSupport
import Testing
import Wire

@testable import Schema
@testable import Server

@Suite("The backup before a migration", .mustEnd)
struct AutomaticBackupTests {
    private static let failing = Migration("m9999_fails", Array("create table half (); select 1 / 0;".utf8))

    private static func access(_ database: ConnectionSettings, _ scene: BackupScene) throws -> DatabaseAccess {
        var access = DatabaseAccess(database)
        access.automaticBackup = AutomaticBackup(try scene.configuration(dataFolder: "data"))
        return access
    }

    private static func made(_ scene: BackupScene) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: scene.folder + "/data/backups").sorted()
    }

    @Test("After a migration that failed, the backup made before it serves as before")
    func wayBack() async throws {
        let scene = try BackupScene()
        let (source, target) = (try await Template.copy().database, try await TestCluster.shared.database())
        let access = try Self.access(source, scene)
        let migrator = Migrator(migrations: Migrations.all + [Self.failing])
        await #expect(throws: MigrationError.self) { try await access.migrate(migrator, logger: BackupScene.logger) }
        let file = try #require(try Self.made(scene).first)
        #expect(file.hasSuffix("-before-m9999_fails.tar"))
        try FileManager.default.copyItem(atPath: "\(scene.folder)/data/backups/\(file)", toPath: scene.file)
        let report = try await scene.restore(try scene.configuration(target))
        #expect(report.manifest.hasSightings)
        try await School.open(on: target) { school in
            let whoami = try await school.admin(Whoami())
            #expect(whoami.email == Template.admin)
        }
        for database in [source, target] { try await TestCluster.shared.drop(database) }
    }

    @Test("Nothing is backed up where there is nothing to migrate, or nothing that could be lost")
    func needless() async throws {
        let scene = try BackupScene()
        for database in [try await Template.copy().database, try await TestCluster.shared.database()] {
            try await Self.access(database, scene).migrate(logger: BackupScene.logger)
            #expect(try scene.others() == [])
            try await TestCluster.shared.drop(database)
        }
    }

    @Test("The newest before each of the last three migrations is kept, and other files beside them")
    func kept() async throws {
        let scene = try BackupScene()
        let database = try await Template.copy().database
        let access = try Self.access(database, scene)
        let backup = try #require(access.automaticBackup)
        for number in [1, 2, 3, 4, 4, 4] {
            try await backup.make(of: database, before: "m000\(number)", logger: BackupScene.logger)
            try Data().write(to: URL(filePath: backup.folder + "/mine.tar"))
        }
        let names = try Self.made(scene)
        #expect(
            names.map { $0.suffix(17) } == ["-before-m0002.tar", "-before-m0003.tar", "-before-m0004.tar", "mine.tar"])
        try await TestCluster.shared.drop(database)
    }

    @Test("A schema that cannot be migrated is not backed up again and again")
    func edited() async throws {
        let scene = try BackupScene()
        let database = try await Template.copy().database
        let access = try Self.access(database, scene)
        let edited =
            Array(Migrations.all.dropLast()) + [Migration("m9999_other", Array("select 1".utf8)), Self.failing]
        let error = await #expect(throws: MigrationError.self) {
            try await access.migrate(Migrator(migrations: edited), logger: BackupScene.logger)
        }
        #expect(error?.code == .edited)
        #expect(try scene.others() == [])
        try await TestCluster.shared.drop(database)
    }

    @Test("Where there can be no backup nothing is migrated")
    func withoutBackup() async throws {
        let scene = try BackupScene()
        let database = try await Template.copy().database
        try Data().write(to: URL(filePath: scene.folder + "/data"))
        let access = try Self.access(database, scene)
        let next = Migration("m9999_next", Array("create table next ()".utf8))
        let error = await #expect(throws: BackupError.self) {
            try await access.migrate(Migrator(migrations: Migrations.all + [next]), logger: BackupScene.logger)
        }
        #expect(error?.code == .notWritable)
        let made = try await database.connect(BackupScene.logger) {
            try await $0.query("select to_regclass('next') is not null")[0].decode(0, as: Bool.self)
        }
        #expect(!made)
        try await TestCluster.shared.drop(database)
    }
}
