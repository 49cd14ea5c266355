public import Foundation

/// The stored state of this server as a station.
public struct StationRow: Equatable, Sendable {
    /// Nil until a server has registered.
    public var serial: String?
    /// The generation of its key.
    public var generation: Int
    /// The choice of an admin; nil if the settings of the registering server apply.
    public var findable: String?
    public var port: Int?
    public var servers: [String]?
    public var sealedInvitation: [UInt8]?
    /// The values in the published record.
    public var told: Told?
    /// The address as text; nil if unknown.
    public var address: String?

    public struct Told: Equatable, Sendable {  // generated: init
        public var findable: String
        public var port: Int
    }
}

/// The state of the station at one resolver.
public struct StationResolverRow: Equatable, Sendable {  // generated: init
    public var server: String
    /// `connecting`, `accepted`, `refused` or `unreachable`.
    public var state: String = "connecting"
    public var acceptedAt: Date?
    public var isReachable: Bool?
    public var reason: String?
    /// The generation of the key that the resolver has.
    public var generation: Int?
}
