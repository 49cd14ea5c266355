import OperatorErrors
import Resolution

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
