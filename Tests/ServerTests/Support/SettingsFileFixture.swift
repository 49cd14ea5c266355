import Foundation

/// A settings file in a folder of its own, gone with its last user.
final class SettingsFileFixture: Sendable {
    private let folder: URL

    var path: String { folder.appending(path: "rollcall.json").path }

    init(_ text: String) throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "rollcall-settings-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    func object() throws -> [String: Any] {
        let data = try Data(contentsOf: URL(fileURLWithPath: path))
        return try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
    }

    func permissions() throws -> Int {
        try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int ?? 0
    }

    /// What lies in the folder.
    func neighbours() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path)
    }
}
