import Descriptors
import Foundation
import Postgres

/// Listens on a Unix socket and never answers.
final class SilentServer {
    private let folder: URL
    private let socket: OwnedDescriptor

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        guard let socket = OwnedDescriptor(Glibc.socket(AF_UNIX, type, 0)) else { throw POSIXError(.EMFILE) }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let path = folder.appendingPathComponent(".s.PGSQL.5432").path
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        let bound = withUnsafePointer(to: address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(socket.number, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        guard bound == 0, listen(socket.number, 8) == 0 else { throw POSIXError(.EADDRNOTAVAIL) }
        self.socket = socket
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    var settings: ConnectionSettings {
        ConnectionSettings(host: folder.path, database: "x", user: "x")
    }
}
