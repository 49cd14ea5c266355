import ArgumentParser
import Client
import Foundation
import LoopbackServer
import Synchronization
import Testing
import Wire

@testable import rollcall

@Suite("Importing students from the command line")
struct StudentsImportTests {
    /// A server that finds these problems, and remembers what it was asked.
    private final class School: Sendable {
        let requests = Mutex<[ImportStudents]>([])
        let problems: [ImportProblem]

        init(_ problems: [ImportProblem] = []) {
            self.problems = problems
        }

        func answer(_ body: String) throws -> String {
            let envelope = try WireJSON.decoder().decode(
                IncomingArguments<ImportStudents>.self, from: Data(body.utf8))
            let request = try #require(envelope.arguments)
            requests.withLock { $0.append(request) }
            let isRun = request.dryRun == false
            let codes = [ClaimCodeRecord(email: "+a@b.c", code: "0000-1111")]
            let reply = ImportStudents.Reply(
                students: 1, imported: isRun, problems: problems, codes: isRun ? codes : nil)
            return String(decoding: try WireJSON.encoder().encode(SuccessReply(reply)), as: UTF8.self)
        }
    }

    /// Runs `students import` on a table in a folder of its own; returns what is in the file of codes, if any.
    private func run(_ arguments: [String], table: String, _ school: School) async throws -> String? {
        let folder = FileManager.default.temporaryDirectory.appending(path: "import-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (file, codes) = (folder.appending(path: "s.csv"), folder.appending(path: "codes.csv"))
        try Data(table.utf8).write(to: file)
        let command = try StudentsCommand.Import.parse(
            [file.path] + arguments.map { $0 == "CODES" ? codes.path : $0 })
        try await LoopbackServer.run(answering: { .text(try school.answer($1)) }) { server in
            try await RollcallClient.withClient(server: server) { client in
                try await command.run(client, Output(json: false, times: TimeText()))
            }
        }
        return try? String(contentsOf: codes, encoding: .utf8)
    }

    @Test("A table with problems ends with status 1, and nothing but a dry run is asked for")
    func problems() async throws {
        let school = School([ImportProblem(line: 3, column: "email", reason: "Somebody has it.")])
        let error = await #expect(throws: CommandError.self) { try await run(["--yes"], table: "a,b", school) }
        #expect(error?.status == .refused && error?.message.hasSuffix("has 1 problem. Nothing was imported.") == true)
        #expect(school.requests.withLock { $0.map(\.dryRun) } == [true])
    }

    @Test("A dry run of a sound table asks for no more")
    func dryRun() async throws {
        let school = School()
        #expect(try await run(["--dry-run"], table: "a,b", school) == nil)
        #expect(school.requests.withLock { $0.map(\.dryRun) } == [true])
    }

    @Test("A sound table is sent as it is, and its codes come into the file, defused")
    func codes() async throws {
        let school = School()
        let text = try await run(["--yes", "--codes", "CODES"], table: "email;x\r\n\"a\nb\"", school)
        #expect(text == "email,code,holds_until\r\n'+a@b.c,0000-1111,\r\n")
        let requests = school.requests.withLock { $0 }
        #expect(requests.map(\.dryRun) == [true, false] && requests.map(\.issueCodes) == [nil, true])
        #expect(requests.allSatisfy { $0.csv == "email;x\r\n\"a\nb\"" })
    }

    @Test("A table that is no text, or not there, is told before anything is sent")
    func unreadable() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "bytes-\(UUID().uuidString).csv")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data([0x5A, 0x6F, 0x81]).write(to: file)
        let error = #expect(throws: CommandError.self) { try StudentsCommand.TableFile.read(file.path) }
        #expect(error?.message.hasSuffix("UTF-16 or Windows-1252.") == true && error?.status == .usage)
        #expect(throws: CommandError.self) { try StudentsCommand.TableFile.read("/no/such/file") }
    }
}
