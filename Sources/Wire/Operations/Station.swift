public import Foundation

/// What identifies a station at a resolver.
public enum StationFindable: String, WireEnum {
    /// The code or the serial number, as old phones send it. Serial numbers can be enumerated.
    case serial
    /// Only the code.
    case code
}

/// The state of the connection between a resolver and this station.
public enum StationState: String, WireEnum {
    /// The resolver has not answered yet.
    case connecting
    /// The resolver accepted the last record.
    case accepted
    /// The resolver answers but does not accept the record.
    case refused
    case unreachable
}

/// A resolver with which this station registers its address.
public struct StationResolverRecord: Codable, Equatable, Sendable {
    /// Its name or address, with the port unless it is the default.
    public let host: String
    public let state: StationState
    /// When it last accepted a record.
    public let acceptedAt: Date?
    /// Whether it was able to connect to this server's port from outside; nil if it has not tried.
    public let reachable: Bool?
    /// Why the record is not accepted: the resolver's reason (`invitation`, `signature`, `serial`, `key`, `counter`,
    /// `address`, `slow_down`, `unavailable`), or, if it is unreachable, `no_address`, `no_answer`, `certificate` or
    /// `closed`.
    public let reason: String?
}

/// Reads how this server is found from outside: its serial number and code, and the state of its resolvers. All servers
/// of the same database return the same.
public struct GetStation: Request {
    public static let type = RequestType.adminGetStation
    public static let callers: Callers = .admin

    /// The format of the label; `svg` if absent.
    public let label: LabelFormat?

    public struct Reply: Codable, Equatable, Sendable {
        /// The serial number under which resolvers know this station.
        public let serial: String
        /// The code by which clients verify its key: 25 characters in groups of five.
        public let code: String
        /// `rollcall://station?…`: serial number, code and resolvers, for a client; nil if no resolver is set.
        public let link: String?
        /// A QR code of this link.
        public let label: String?
        public let findable: StationFindable
        /// The announced port, as seen from outside.
        public let port: Int
        /// The announced address: IPv4 if available; nil if none is known.
        public let address: String?
        public let resolvers: [StationResolverRecord]
    }
}

/// Changes how this server is found from outside. The given values override the settings files of all servers.
public struct EditStation: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.adminEditStation
    public static let callers: Callers = .admin
    public static let confirmation: Confirmation = .always

    public let findable: StationFindable?
    /// The server's port as seen from outside, 1…65535: the port that the router forwards to it.
    public let port: Int?
    /// Up to four resolvers, such as `resolver.example` or `resolver.example:8129`; empty for none.
    public let servers: [String]?
    /// The invitation of a resolver's operator, required to register; empty to delete it.
    public let invitation: String?
    /// Whether to create a new key. The code changes, and printed labels become invalid; resolvers that know the
    /// previous key accept the new one because the previous key signs it.
    public let newKey: Bool?
}

/// A change in how this server is found from outside, as sent by `GET /events` to admins.
public struct StationEvent: Codable, Equatable, Sendable {
    public let findable: StationFindable
    public let port: Int
    public let address: String?
    public let resolvers: [StationResolverRecord]
}
