import ArgumentParser
import Resolver

/// The limits of a message, a connection and an address.
struct LimitOptions: ParsableArguments {
    @Option(help: "Connections in all.")
    var connections = ResolverLimits().connections

    @Option(help: "Connections of one address, or of one network of IPv6; 0 for any number.")
    var connectionsPerAddress = ResolverLimits().connectionsPerAddress

    @Option(help: "Look-ups that an address has at once; a hundredth comes back each second; 0 for any number.")
    var lookupsPerAddress = ResolverLimits().lookupsPerAddress

    @Option(help: "Look-ups that find nothing, of which one in 2000 comes back each second; 0 for any number.")
    var unknownPerAddress = ResolverLimits().unknownPerAddress

    @Option(help: "Updates and registrations of an address; a hundredth comes back each second; 0 for any number.")
    var updatesPerAddress = ResolverLimits().updatesPerAddress

    @Option(help: "Seconds from a message's first byte to its last.")
    var messageSeconds = ResolverLimits().messageSeconds

    @Option(help: "Seconds without a message; of a signed station twice as many.")
    var idleSeconds = ResolverLimits().idleSeconds

    @Option(help: "Bytes of a message.")
    var messageBytes = ResolverLimits().messageBytes

    @Option(help: "How deep a message may be nested.")
    var messageDepth = ResolverLimits().messageDepth

    var limits: ResolverLimits {
        var limits = ResolverLimits()
        limits.connections = connections
        limits.connectionsPerAddress = connectionsPerAddress
        limits.lookupsPerAddress = lookupsPerAddress
        limits.unknownPerAddress = unknownPerAddress
        limits.updatesPerAddress = updatesPerAddress
        (limits.messageSeconds, limits.idleSeconds) = (messageSeconds, idleSeconds)
        (limits.messageBytes, limits.messageDepth) = (messageBytes, messageDepth)
        return limits
    }
}
