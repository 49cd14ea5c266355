import Foundation
import TestSupport
import Testing
import Wire

@testable import rollcall

/// The program `rollcall`, as the admin of a school runs it in a shell.
struct Program {
    private let built: BuiltProgram
    let server: String

    /// Runs a test with a folder of its own, in which the admin is logged in.
    static func open(_ school: School, _ body: (Program) async throws -> Void) async throws {
        try await BuiltProgram.open("rollcall") { built in
            let program = Program(built: built, server: "http://127.0.0.1:\(school.server.port)")
            try SessionFile(path: built.path("session.json")).save(
                SessionFile.Session(
                    server: program.server, username: Template.admin, session: try #require(school.admin.cookie)))
            try await body(program)
        }
    }

    func path(_ name: String) -> String { built.path(name) }

    func write(_ text: String, to name: String) throws { try built.write(text, to: name) }

    /// Runs it to its end.
    func run(_ arguments: [String]) async throws -> BuiltProgram.Ended { try await built.run(arguments) }

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
