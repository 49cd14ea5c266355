import Foundation
import Testing
import Wire

@testable import rollcall

/// The program `rollcall`, as the admin of a school runs it in a shell.
struct Program {
    struct Ended {
        let status: Int32
        /// Of standard output.
        let text: String
        /// Of standard error.
        let complaint: String
    }

    let folder: URL
    let server: String

    /// Runs a test with a folder of its own, in which the admin is logged in.
    static func open(_ school: School, _ body: (Program) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "rollcall-program-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let program = Program(folder: folder, server: "http://127.0.0.1:\(school.server.port)")
        try SessionFile(path: program.path("session.json")).save(
            SessionFile.Session(
                server: program.server, username: Template.admin, session: try #require(school.admin.cookie)))
        try await body(program)
    }

    func path(_ name: String) -> String { folder.appending(path: name).path(percentEncoded: false) }

    func write(_ text: String, to name: String) throws { try Data(text.utf8).write(to: folder.appending(path: name)) }

    /// It is built beside the program that runs the tests.
    private static func executable() throws -> URL {
        let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        return URL(filePath: tests).deletingLastPathComponent().appending(path: "rollcall")
    }

    /// Runs it to its end. Nothing here waits for it by blocking: the server lives in the same process as the test.
    func run(_ arguments: [String]) async throws -> Ended {
        let (process, name) = (Process(), UUID().uuidString)
        process.executableURL = try Self.executable()
        process.arguments = arguments
        process.environment = ["ROLLCALL_SESSION_FILE": path("session.json"), "TZ": "UTC"]
        process.standardInput = FileHandle.nullDevice
        try write("", to: "\(name).out")
        try write("", to: "\(name).err")
        process.standardOutput = try FileHandle(forWritingTo: folder.appending(path: "\(name).out"))
        process.standardError = try FileHandle(forWritingTo: folder.appending(path: "\(name).err"))
        let status = try await withCheckedThrowingContinuation { (ended: CheckedContinuation<Int32, any Error>) in
            process.terminationHandler = { ended.resume(returning: $0.terminationStatus) }
            do {
                try process.run()
            } catch {
                ended.resume(throwing: error)
            }
        }
        func text(_ end: String) throws -> String {
            try String(contentsOf: folder.appending(path: "\(name).\(end)"), encoding: .utf8)
        }
        return Ended(status: status, text: try text("out"), complaint: try text("err"))
    }

    /// What it prints; a status other than 0 is a failure of the test.
    func callAsFunction(
        _ arguments: String..., location: SourceLocation = #_sourceLocation
    ) async throws -> String {
        let ended = try await run(arguments)
        #expect(ended.status == 0, "\(arguments): \(ended.complaint)", sourceLocation: location)
        return ended.text
    }

    /// The reply that it prints with `--json`.
    func json<Reply: Decodable>(_ type: Reply.Type, _ arguments: String...) async throws -> Reply {
        let ended = try await run(arguments + ["--json"])
        #expect(ended.status == 0, "\(arguments): \(ended.complaint)")
        return try WireJSON.decoder().decode(Reply.self, from: Data(ended.text.utf8))
    }
}
