import Foundation

/// A folder of one test, gone with it.
final class TemporaryFolder {
    private let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "rollcall-spool-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    }

    func file(_ name: String) -> String {
        url.appending(path: name).path
    }

    deinit {
        // What a failed removal leaves behind is a temporary folder.
        try? FileManager.default.removeItem(at: url)
    }
}
