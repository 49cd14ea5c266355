import Descriptors
import Foundation
import Synchronization

/// Ports of this machine for tests that must name one before anybody listens on it.
public enum FreePort {
    /// Below those that the kernel gives out by itself, to listeners and to each connection that is made (ip(7),
    /// `ip_local_port_range`): what it gave out and got back is another test's a moment later.
    private static let range = 10_000..<30_000
    /// Other runs on this machine begin elsewhere.
    private static let next = Mutex(Int.random(in: range))

    /// Each is given out once in a process.
    /// - Throws: `POSIXError` where all are taken.
    public static func take() throws -> Int {
        for _ in range {
            let port = next.withLock { next in
                defer { next = next + 1 < range.upperBound ? next + 1 : range.lowerBound }
                return next
            }
            if isFree(port) { return port }
        }
        throw POSIXError(.EADDRINUSE)
    }

    /// For all addresses, of IPv4 and of IPv6.
    private static func isFree(_ port: Int) -> Bool {
        let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        guard let socket = OwnedDescriptor(Glibc.socket(AF_INET6, type, 0)) else { return false }
        var address = sockaddr_in6()
        address.sin6_family = sa_family_t(AF_INET6)
        address.sin6_port = in_port_t(port).bigEndian
        return withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(socket.number, $0, socklen_t(MemoryLayout<sockaddr_in6>.size)) == 0
            }
        }
    }
}
