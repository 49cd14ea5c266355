import TestSupport
import Testing

/// The program `rollcall`, as somebody runs it in a shell.
struct RollcallProgram {
    private let built: BuiltProgram

    /// Runs a test with a folder that is gone after it.
    static func open(_ body: (RollcallProgram) async throws -> Void) async throws {
        try await BuiltProgram.open("rollcall") { try await body(RollcallProgram(built: $0)) }
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
}
