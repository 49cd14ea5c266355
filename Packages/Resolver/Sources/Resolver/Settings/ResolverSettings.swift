public import Daemon
import OperatorErrors
import Resolution

/// The settings of a resolver.
public struct ResolverSettings: Sendable {
    /// The SQLite file with the stations.
    public var database: String
    /// Addresses of this machine to listen on.
    public var addresses = ["127.0.0.1"]
    /// Ports without TLS; 0 for any free one.
    public var ports = [8128]
    /// The port with TLS; 0 for any free one, nil for none.
    public var tlsPort: Int?
    public var tls: TLSFiles?
    /// Whether ports without TLS may be reachable from other machines.
    public var isInsecureAllowed = false
    /// Whether stations may have loopback and private addresses.
    public var allowsLocal = false
    /// On loopback; 0 for any free one, nil for none.
    public var metricsPort: Int?
    public var limits = ResolverLimits()

    public init(database: String) {
        self.database = database
    }

    /// Returns nil if the text is not an address.
    private static func isLoopback(_ address: String) -> Bool? {
        if address == "localhost" { return true }
        if let address = IPv4(address) { return address.bits >> 24 == 127 }
        return IPv6(address).map { $0 == IPv6("::1") }
    }

    /// - Throws: `ResolverError` if the settings contradict each other.
    public func check() throws {
        for port in ports + [tlsPort, metricsPort].compactMap(\.self) where !(0...65_535).contains(port) {
            throw ResolverError(.settings, "The port \(port) is not from 0 to 65535", hint: "Choose another.")
        }
        guard (tlsPort == nil) == (tls == nil) else {
            throw ResolverError(
                .settings, "A port with TLS needs a certificate and its key",
                hint: "Give --tls-certificate and --tls-key.")
        }
        guard !ports.isEmpty || tlsPort != nil, !addresses.isEmpty else {
            throw ResolverError(.settings, "There is no port to listen on", hint: "Give --port or --tls-port.")
        }
        if let wrong = addresses.first(where: { Self.isLoopback($0) == nil }) {
            throw ResolverError(
                .settings, "'\(wrong)' is not an address", hint: "Write one of this machine, such as 0.0.0.0 or ::.")
        }
        let outside = addresses.first { Self.isLoopback($0) == false }
        if let outside, !ports.isEmpty, !isInsecureAllowed {
            throw ResolverError(
                .settings, "A port without TLS on \(outside) would let eavesdroppers see who looks up whom",
                hint: "Say --port 0 and serve TLS alone, or say --insecure, which old phones and stations need.")
        }
        try limits.check()
    }
}
