import Descriptors
import Foundation

/// The addresses where the broker listens, besides its Unix socket.
public struct BrokerListeners: Sendable, Hashable {  // generated: init
    /// The standard ports of MQTT, without and with TLS.
    public static let plainPort = 1_883
    public static let tlsPort = 8_883

    /// The port on 127.0.0.1, for devices on this machine; 0 for any free port.
    public var loopbackPort: Int = BrokerListeners.plainPort
    /// The address for other machines; nil for none.
    public var outside: Outside?

    public struct Outside: Sendable, Hashable {  // generated: init
        /// An address of this machine, or `0.0.0.0` for all.
        public var host: String
        public var port: Int
        /// Nil if passwords and commands are sent unencrypted.
        public var tls: TLS?
    }

    /// The paths of a certificate chain and its key, both in PEM.
    public struct TLS: Sendable, Hashable {  // generated: init
        public var certificate: String
        public var key: String
    }
}

extension BrokerListeners {
    private static let loopback = "127.0.0.1"

    /// Whether the outside address is, or includes, the one on 127.0.0.1. mosquitto uses `::` for IPv6 only.
    var isLoopbackCovered: Bool {
        outside.map { $0.port == loopbackPort && ["0.0.0.0", Self.loopback, "localhost"].contains($0.host) } ?? false
    }

    /// Returns the listeners with a free port in place of 0.
    /// - Throws: `BrokerError.portTaken` if another program already listens there.
    func settled() throws(BrokerError) -> BrokerListeners {
        var settled = self
        if !isLoopbackCovered { settled.loopbackPort = try Self.claim(loopbackPort, on: Self.loopback) }
        if let outside { _ = try Self.claim(outside.port, on: outside.host) }
        return settled
    }

    /// Binds the port and releases it again, since mosquitto does not report which of its ports was in use.
    private static func claim(_ port: Int, on host: String) throws(BrokerError) -> Int {
        var hints = addrinfo()
        hints.ai_flags = AI_PASSIVE
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        var found: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(host, String(port), &hints, &found) == 0, let address = found?.pointee else {
            throw BrokerError.noSuchAddress(host)
        }
        defer { freeaddrinfo(found) }
        // A child that is started meanwhile must not inherit it.
        let answer = socket(
            address.ai_family, address.ai_socktype | Int32(SOCK_CLOEXEC.rawValue), address.ai_protocol)
        guard let socket = OwnedDescriptor(answer) else {
            throw BrokerError.portTaken(port, on: host, cause: String(cString: strerror(errno)))
        }
        var yes: Int32 = 1
        // With this option the kernel may assign the same free port twice.
        if port != 0 { setsockopt(socket.number, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size)) }
        // Another socket may be bound without listening: only an attempt to listen shows whether the port is free.
        guard bind(socket.number, address.ai_addr, address.ai_addrlen) == 0, listen(socket.number, 1) == 0 else {
            throw BrokerError.portTaken(port, on: host, cause: String(cString: strerror(errno)))
        }
        return port == 0 ? boundPort(socket.number) : port
    }

    private static func boundPort(_ socket: Int32) -> Int {
        var address = sockaddr_in()
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let answer = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(socket, $0, &length) }
        }
        return answer == 0 ? Int(UInt16(bigEndian: address.sin_port)) : 0
    }
}
