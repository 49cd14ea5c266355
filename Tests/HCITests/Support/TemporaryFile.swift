import Foundation

/// A file that is gone when the test is.
final class TemporaryFile {
    let url = FileManager.default.temporaryDirectory.appending(path: "rollcall-\(UUID().uuidString).btsnoop")

    init(_ bytes: [UInt8] = []) throws {
        try Data(bytes).write(to: url)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }
}
