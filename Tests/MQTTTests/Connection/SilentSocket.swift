import Descriptors
import Foundation

/// Listens on a free port of 127.0.0.1, and says nothing to whoever connects. The port is free again once it is gone.
final class SilentSocket: Sendable {
    let port: Int
    private let socket: OwnedDescriptor

    init() throws {
        let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        guard let socket = OwnedDescriptor(Glibc.socket(AF_INET, type, 0)) else { throw POSIXError(.EMFILE) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let descriptor = socket.number
        let answer = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, length) == 0 && listen(descriptor, 8) == 0
                    && getsockname(descriptor, $0, &length) == 0
            }
        }
        guard answer else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
        port = Int(UInt16(bigEndian: address.sin_port))
        self.socket = socket
    }
}
