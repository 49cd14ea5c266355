public import Foundation

/// A program as it was built, with a folder of its own for what it keeps.
public struct BuiltProgram: Sendable {
    public struct Ended: Sendable {
        public let status: Int32
        /// Of standard output.
        public let text: String
        /// Of standard error.
        public let complaint: String
    }

    public let name: String
    public let folder: URL

    /// Runs a test with a folder that is gone after it.
    public static func open(_ name: String, _ body: (BuiltProgram) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "\(name)-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try await body(BuiltProgram(name: name, folder: folder))
    }

    public func path(_ file: String) -> String { folder.appending(path: file).path(percentEncoded: false) }

    public func write(_ text: String, to file: String) throws {
        try Data(text.utf8).write(to: folder.appending(path: file))
    }

    /// Runs it to its end, with nobody at a terminal. Nothing here waits for it by blocking: a server may live in the
    /// same process as the test.
    public func run(_ arguments: [String]) async throws -> Ended {
        let (process, run) = (Process(), UUID().uuidString)
        process.executableURL = try executable()
        process.arguments = arguments
        process.environment = ["ROLLCALL_SESSION_FILE": path("session.json"), "TZ": "UTC"]
        process.standardInput = FileHandle.nullDevice
        for end in ["out", "err"] { try write("", to: "\(run).\(end)") }
        process.standardOutput = try FileHandle(forWritingTo: folder.appending(path: "\(run).out"))
        process.standardError = try FileHandle(forWritingTo: folder.appending(path: "\(run).err"))
        let status = try await withCheckedThrowingContinuation { (ended: CheckedContinuation<Int32, any Error>) in
            process.terminationHandler = { ended.resume(returning: $0.terminationStatus) }
            do {
                try process.run()
            } catch {
                ended.resume(throwing: error)
            }
        }
        func text(_ end: String) throws -> String {
            try String(contentsOf: folder.appending(path: "\(run).\(end)"), encoding: .utf8)
        }
        return Ended(status: status, text: try text("out"), complaint: try text("err"))
    }

    /// It is built beside the program that runs the tests.
    private func executable() throws -> URL {
        let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        return URL(filePath: tests).deletingLastPathComponent().appending(path: name)
    }
}
