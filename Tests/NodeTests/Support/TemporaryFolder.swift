import Foundation

/// A folder of one test, gone with it.
final class TemporaryFolder {
    private let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "rollcall-node-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    }

    var path: String { url.path }

    func file(_ name: String) -> String {
        url.appending(path: name).path
    }

    /// Writes a file and returns its path.
    func write(_ text: String, to name: String) throws -> String {
        try Data(text.utf8).write(to: URL(filePath: file(name)))
        return file(name)
    }

    deinit {
        // What a failed removal leaves behind is a temporary folder.
        try? FileManager.default.removeItem(at: url)
    }
}
