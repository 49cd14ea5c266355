import Foundation
import Logging

@testable import Store

/// A data folder of its own for a test, gone with the value.
final class ClusterFolder: Sendable {
    let path: String
    private let parent: String
    var layout: ClusterLayout { ClusterLayout(dataDirectory: path) }
    var cluster: PrivateCluster { PrivateCluster(dataDirectory: path, logger: Self.logger) }

    private static let logger = Logger(label: "cluster", factory: { _ in SwiftLogNoOpLogHandler() })

    /// - Parameter name: the folder's name below one that is new.
    init(named name: String = "data") {
        let temporary = FileManager.default.temporaryDirectory.path(percentEncoded: false)
        parent = "\(temporary)/rollcall-cluster-test-\(UUID().uuidString)"
        path = "\(parent)/\(name)"
    }

    deinit {
        remove()
    }

    private func remove() {
        try? FileManager.default.removeItem(atPath: parent)
    }

    /// A folder with a cluster, copied from one that is made once for all tests.
    static func withCluster() async throws -> ClusterFolder {
        let folder = ClusterFolder()
        try folder.make("")
        try await makeTemplate.value
        try await Shell.run("/bin/cp", ["-a", template.path, folder.path])
        return folder
    }

    private static let template = ClusterFolder()

    /// The template lives as long as the process, which does not deinitialize it.
    private static let makeTemplate = Task {
        atexit { ClusterFolder.template.remove() }
        try await template.cluster.run { try await Shell.query($0, "create table mark (word text)") }
    }

    /// Makes a folder inside; "" makes the parent only.
    func make(_ name: String) throws {
        let inner = name.isEmpty ? (path as NSString).deletingLastPathComponent : "\(path)/\(name)"
        try FileManager.default.createDirectory(atPath: inner, withIntermediateDirectories: true)
    }

    func write(_ text: String, to name: String) throws {
        try text.write(toFile: "\(path)/\(name)", atomically: false, encoding: .utf8)
    }

    func has(_ name: String) -> Bool {
        FileManager.default.fileExists(atPath: "\(path)/\(name)")
    }
}
