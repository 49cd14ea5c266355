import Descriptors
import Dispatch
import Foundation

/// A TCP port of the loopback interface that takes connections and never says a word.
public final class SilentListener: Sendable {
    public let port: Int
    private let socket: OwnedDescriptor

    /// Throws `POSIXError`.
    public init() throws {
        let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        guard let socket = OwnedDescriptor(Glibc.socket(AF_INET, type, 0)) else { throw POSIXError(.EMFILE) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let descriptor = socket.number
        let isBound = withUnsafeMutablePointer(to: &address) { address in
            address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(descriptor, address, length) == 0 && listen(descriptor, 8) == 0
                    && getsockname(descriptor, address, &length) == 0
            }
        }
        guard isBound else { throw POSIXError(.EADDRINUSE) }
        port = Int(UInt16(bigEndian: address.sin_port))
        self.socket = socket
    }

    /// Returns once somebody has connected.
    public func connected() async {
        let descriptor = socket.number
        await withCheckedContinuation { connected in
            DispatchQueue.global().async {
                _ = accept(descriptor, nil, nil)
                connected.resume()
            }
        }
    }
}
