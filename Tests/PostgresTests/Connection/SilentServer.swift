import Foundation
import Postgres

/// Listens on a Unix socket and never answers.
final class SilentServer {
    private let folder: URL
    private let socket: Int32

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        socket = Foundation.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let path = folder.appendingPathComponent(".s.PGSQL.5432").path
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        let bound = withUnsafePointer(to: address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        guard bound == 0, listen(socket, 8) == 0 else { throw POSIXError(.EADDRNOTAVAIL) }
    }

    deinit {
        close(socket)
        try? FileManager.default.removeItem(at: folder)
    }

    var settings: ConnectionSettings {
        ConnectionSettings(host: folder.path, database: "x", user: "x")
    }
}
