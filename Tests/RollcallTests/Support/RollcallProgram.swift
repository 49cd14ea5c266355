import Foundation
import Testing

/// The program `rollcall` as it was built, with a folder of its own for what it keeps.
struct RollcallProgram {
    struct Ended {
        let status: Int32
        let text: String
        let complaint: String
    }

    private let folder: URL

    /// Runs a test with a folder that is gone after it.
    static func open(_ body: (RollcallProgram) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "rollcall-line-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try await body(RollcallProgram(folder: folder))
    }

    func path(_ name: String) -> String { folder.appending(path: name).path(percentEncoded: false) }

    func write(_ text: String, to name: String) throws { try Data(text.utf8).write(to: folder.appending(path: name)) }

    /// Runs it to its end, with nobody at a terminal.
    func run(_ arguments: [String]) async throws -> Ended {
        let (process, name) = (Process(), UUID().uuidString)
        let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        process.executableURL = URL(filePath: tests).deletingLastPathComponent().appending(path: "rollcall")
        process.arguments = arguments
        process.environment = ["ROLLCALL_SESSION_FILE": path("session.json"), "TZ": "UTC"]
        process.standardInput = FileHandle.nullDevice
        for end in ["out", "err"] { try write("", to: "\(name).\(end)") }
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
}
