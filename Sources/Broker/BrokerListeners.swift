import Descriptors
import Foundation

/// Where the broker listens, beside its Unix socket.
public struct BrokerListeners: Sendable, Hashable {  // generated: init
    /// The usual ports of MQTT, without and with TLS.
    public static let plainPort = 1_883
    public static let tlsPort = 8_883

    /// The port on 127.0.0.1, for devices on this machine; 0 for any that is free.
    public var loopbackPort: Int = BrokerListeners.plainPort
    /// Beyond this machine; nil for nowhere.
    public var outside: Outside?

    public struct Outside: Sendable, Hashable {  // generated: init
        /// An address of this machine, or `0.0.0.0` for all.
        public var host: String
        public var port: Int
        /// Nil to let passwords and commands travel in the clear.
        public var tls: TLS?
    }

    /// Where a certificate chain and its key lie, both in PEM.
    public struct TLS: Sendable, Hashable {  // generated: init
        public var certificate: String
        public var key: String
    }
}

extension BrokerListeners {
    private static let loopback = "127.0.0.1"

    /// Whether what is named besides is, or takes in, the place on 127.0.0.1. mosquitto takes `::` for IPv6 alone.
    var isLoopbackCovered: Bool {
        outside.map { $0.port == loopbackPort && ["0.0.0.0", Self.loopback, "localhost"].contains($0.host) } ?? false
    }

    /// With a free port in place of 0.
    /// - Throws: `BrokerError.portTaken` where another program listens already.
    func settled() throws(BrokerError) -> BrokerListeners {
        var settled = self
        if !isLoopbackCovered { settled.loopbackPort = try Self.claim(loopbackPort, on: Self.loopback) }
        if let outside { _ = try Self.claim(outside.port, on: outside.host) }
        return settled
    }

    /// Binds and lets go again, since mosquitto does not say which of its ports was taken.
    private static func claim(_ port: Int, on host: String) throws(BrokerError) -> Int {
        var hints = addrinfo()
        hints.ai_flags = AI_PASSIVE
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        var found: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(host, String(port), &hints, &found) == 0, let address = found?.pointee else {
            throw BrokerError.noSuchAddress(host)
        }
        defer { freeaddrinfo(found) }
        // A child that is started meanwhile must not get it.
        let answer = socket(
            address.ai_family, address.ai_socktype | Int32(SOCK_CLOEXEC.rawValue), address.ai_protocol)
        guard let socket = OwnedDescriptor(answer) else {
            throw BrokerError.portTaken(port, on: host, cause: String(cString: strerror(errno)))
        }
        var yes: Int32 = 1
        // With it the kernel may give out one free port twice.
        if port != 0 { setsockopt(socket.number, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size)) }
        // Another socket of this machine may be bound without listening: only the attempt to listen tells.
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
