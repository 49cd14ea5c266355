import Foundation
import Logging
import Postgres
import TestSupport
import Testing
import Wire

@testable import Server

@Suite(.mustEnd)
struct RepeatedErasuresTests {
    /// Puts a person back as a backup would: with the random number they had.
    private static func restore(_ name: String, subject: String, _ school: School) async throws -> Int64 {
        let id = try await school.makeStudent(name)
        try await school.sql.query(
            "update subject set subject_id = \(unescaped: "'\(subject)'") where person_id = \(id)")
        return id
    }

    private static func erase(_ name: String, _ school: School) async throws -> String {
        let id = try await school.makeStudent(name)
        let subject: UUID = try await school.sql.query("select subject_id from subject where person_id = \(id)")[0]
            .decode(0)
        _ = try await school.admin(DeleteStudent(personID: id))
        return subject.uuidString
    }

    private static func eraseAndLoseFile(_ name: String, _ school: School) async throws -> (String, ErasureFile) {
        let subject = try await erase(name, school)
        let file = ErasureFile(path: RunningServer.erasureFile(of: school.database))
        try FileManager.default.removeItem(atPath: file.path)
        return (subject, file)
    }

    @Test("Whom a backup brings back is erased again when the server starts, also where the database forgot it")
    func afterRestore() async throws {
        try await School.open { school in
            let subject = try await Self.erase("Ada", school)
            let file = ErasureFile(path: RunningServer.erasureFile(of: school.database))
            #expect(try file.read().map(\.uuidString) == [subject])
            _ = try await Self.restore("Ada", subject: subject, school)
            let bob = try await school.makeStudent("Bob")
            try await school.sql.query("delete from erasure")
            try await school.restart()
            #expect(try await school.admin(GetStudents()).students.map(\.personID) == [bob])
            let entry = try #require(try await school.audit("person_erased").first)
            #expect(entry.actor == nil && entry.targets.map(\.subjectID.uuidString) == [subject])
        }
    }

    @Test("Somebody who cannot be erased again, the last admin, keeps neither the others nor the engine waiting")
    func lastAdmin() async throws {
        try await School.open { school in
            let subject = try await Self.erase("Ada", school)
            _ = try await Self.restore("Ada", subject: subject, school)
            let admin = try await school.admin.personID
            try await school.sql.query(
                "insert into erasure select subject_id, now() from subject where person_id = \(admin)")
            try await school.restart()
            #expect(try await school.admin(GetPersons()).persons.map(\.personID) == [admin])
        }
    }

    @Test("What the file lacks is written into it again, once")
    func completed() async throws {
        try await School.open { school in
            let (subject, file) = try await Self.eraseAndLoseFile("Ada", school)
            let erasures = RepeatedErasures(
                pool: school.sql, file: file, clock: school.clock, logger: Logger(label: "erasures"))
            for _ in 0..<2 {
                try await erasures.complete()
                #expect(try file.read().map(\.uuidString) == [subject])
            }
        }
    }

    @Test("Without the file the database's own memory is enough, and makes the file anew")
    func withoutFile() async throws {
        try await School.open { school in
            let (subject, file) = try await Self.eraseAndLoseFile("Ada", school)
            _ = try await Self.restore("Ada", subject: subject, school)
            try await school.restart()
            #expect(try await school.admin(GetStudents()).total == 0)
            try await eventually("the file is complete") { try file.read().map(\.uuidString) == [subject] }
        }
    }

    @Test("The tables are vacuumed after an erasure, also by the next server where the first ended before")
    func vacuumed() async throws {
        try await School.open { school in
            _ = try await Self.erase("Adamantine", school)
            #expect(try await school.count("select count(*) from unvacuumed") == 1)
            // What tests beside this one write holds a server's vacuum back; that one tries again an hour later.
            while try await school.count("select count(*) from unvacuumed") > 0 {
                try await school.restart()
                let end = ContinuousClock.now + .seconds(20)
                while ContinuousClock.now < end, try await school.count("select count(*) from unvacuumed") > 0 {
                    try await Task.sleep(for: .milliseconds(50))
                }
            }
            try await school.sql.query("checkpoint")
            let holders = try await school.count(
                """
                select count(*) from pg_class where relkind in ('r', 'i') and pg_relation_filepath(oid) ~ '^base/'
                    and position('adamantine'::bytea in pg_read_binary_file(pg_relation_filepath(oid))) > 0
                """)
            #expect(holders == 0)
        }
    }
}
