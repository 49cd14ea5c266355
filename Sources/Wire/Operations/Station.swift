public import Foundation

/// By what a station is found at a resolver.
public enum StationFindable: String, WireEnum {
    /// By its serial number too, as old phones ask. Serial numbers can be counted through.
    case serial
    /// By its code alone.
    case code
}

/// How one resolver stands to this station.
public enum StationState: String, WireEnum {
    /// It was not heard of yet.
    case connecting
    /// It took the last record.
    case accepted
    /// It answers, and does not take the record.
    case refused
    case unreachable
}

/// One resolver that this station tells where it is.
public struct StationResolverRecord: Codable, Equatable, Sendable {
    /// Its name or address, with its port where that is not the usual one.
    public let host: String
    public let state: StationState
    /// When it last took a record.
    public let acceptedAt: Date?
    /// Whether it could connect to this server's port from outside; nil if it has not tried.
    public let reachable: Bool?
    /// Why the record is not taken: the resolver's word (`invitation`, `signature`, `serial`, `key`, `counter`,
    /// `address`, `slow_down`, `unavailable`), or, where it is unreachable, `no_address`, `no_answer`, `certificate` or
    /// `closed`.
    public let reason: String?
}

/// Reads how this server is found from outside: its serial number and code, and what its resolvers say. Any server of
/// the database answers the same.
public struct GetStation: Request {
    public static let type = RequestType.adminGetStation

    /// How the label is drawn: `svg` where nothing is given.
    public let label: LabelFormat?

    /// What comes back.
    public struct Reply: Codable, Equatable, Sendable {
        /// Under which resolvers know this station.
        public let serial: String
        /// By which clients know its key: 25 characters in groups of five.
        public let code: String
        /// `rollcall://station?…`: serial number, code and resolvers, for a client; nil if it speaks to no resolver.
        public let link: String?
        /// A QR code that is this link.
        public let label: String?
        public let findable: StationFindable
        /// The port that is told, as seen from outside.
        public let port: Int
        /// The address that is told: of IPv4 where there is one; nil if none is known.
        public let address: String?
        public let resolvers: [StationResolverRecord]
    }
}

/// Changes how this server is found from outside. What is given stands above the settings of the servers, on all of
/// them.
public struct EditStation: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.adminEditStation

    public let findable: StationFindable?
    /// Where the server listens as seen from outside, 1…65535: what the router forwards to it.
    public let port: Int?
    /// Up to four resolvers, such as `resolver.example` or `resolver.example:8129`; empty for none.
    public let servers: [String]?
    /// What a resolver's operator gave, to register with; empty to forget it.
    public let invitation: String?
    /// Whether the station gets another key. Its code changes, and with it what is printed; resolvers that know the key
    /// before take the new one by its word.
    public let newKey: Bool?
}

/// How this server is found from outside has changed, as `GET /events` tells admins.
public struct StationEvent: Codable, Equatable, Sendable {
    public let findable: StationFindable
    public let port: Int
    public let address: String?
    public let resolvers: [StationResolverRecord]
}
