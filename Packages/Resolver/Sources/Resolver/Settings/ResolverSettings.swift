public import Daemon
import Foundation
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

/// The limits of one message, one connection and one address.
public struct ResolverLimits: Sendable {
    /// The maximum number of bytes of a message, and its maximum nesting depth.
    public var messageBytes = 64 << 10
    public var messageDepth = 8
    /// The maximum number of connections.
    public var connections = 20_000
    /// The maximum number of connections of one address; 0 for no limit. An IPv6 address counts as its network of 64
    /// bits.
    public var connectionsPerAddress = 64
    /// The number of lookups that an address may make at once, a hundredth of which is refilled each second; 0 for no
    /// limit.
    public var lookupsPerAddress = 200
    /// The number of lookups without a result, one in 2,000 of which is refilled each second; 0 for no limit.
    public var unknownPerAddress = 200
    /// The number of signed updates and registrations, a hundredth of which is refilled each second; 0 for no limit.
    public var updatesPerAddress = 1000
    /// The maximum number of seconds from a message's first byte to its last.
    public var messageSeconds = 10
    /// The maximum number of seconds without a message; doubled for connections of signed stations.
    public var idleSeconds = 60

    /// The maximum number of bytes that wait for a client to read them.
    static let maxUnsent = 256 << 10
    /// The number of waiting bytes at which reading from a client pauses.
    static let heldUnsent = 64 << 10

    public init() {}

    var message: MessageReader.Limits {
        var message = MessageReader.Limits()
        (message.bytes, message.depth) = (messageBytes, messageDepth)
        return message
    }

    func check() throws {
        let counts = [connectionsPerAddress, lookupsPerAddress, unknownPerAddress, updatesPerAddress]
        let isUsable =
            counts.allSatisfy { (0...1_000_000_000).contains($0) } && (1...1_000_000).contains(connections)
            && (1...3600).contains(messageSeconds) && (1...86_400).contains(idleSeconds)
            && (1024...(16 << 20)).contains(messageBytes) && (3...100).contains(messageDepth)
        guard isUsable else {
            throw ResolverError(.settings, "A limit is out of its range", hint: "Leave it out for the usual one.")
        }
    }
}

/// The time of this machine's clock.
public enum WallTime {
    /// Since 1970.
    public static var milliseconds: Int64 { Int64(Date().timeIntervalSince1970 * 1000) }
}
