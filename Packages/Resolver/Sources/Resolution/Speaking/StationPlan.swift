extension StationStateMachine {
    public enum Family: String, CaseIterable, Sendable {
        case ipv4, ipv6
    }

    /// A connection to one resolver.
    public struct LineID: Hashable, Sendable {
        /// As in the settings: a name or an address, with its port if that is not the default.
        public let server: String
        public let family: Family

        public init(_ server: String, _ family: Family) {
            self.server = server
            self.family = family
        }
    }

    /// The authorisation of a key that a resolver does not know.
    public enum Voucher: Equatable, Sendable {
        /// The key of that generation, which the resolver has.
        case oldKey(generation: Int)
        case invitation
    }

    /// The configuration of the station.
    public struct Plan: Equatable, Sendable {  // generated: init
        /// Up to four resolvers.
        public var servers: [String]
        /// The facts to report; the addresses are determined automatically.
        public var facts: StationFacts
        /// The generation of its key: it increases with each new key.
        public var generation: Int
        public var invitation: String?

        /// The maximum number of old keys to try.
        private static let maxOld = 8

        /// Returns the vouchers in the order in which they are tried. Which key a resolver has may be unknown: an
        /// answer was lost, or the resolver was removed for a while.
        func vouchers(registered: Int?) -> [Voucher] {
            let known = registered.map { [$0] } ?? []
            let others = (1..<max(1, generation)).reversed().filter { $0 != registered }
            let old = (known + others).filter { $0 != generation }.prefix(Self.maxOld)
            return old.map { .oldKey(generation: $0) } + (invitation.map { _ in [.invitation] } ?? [])
        }
    }

    /// The addresses of this machine's interfaces.
    public struct Interfaces: Equatable, Sendable {  // generated: init
        public var ipv4: [IPv4] = []
        public var ipv6: [IPv6] = []

        func has(_ text: String) -> Bool {
            IPv4(text).map { ipv4.contains($0) } ?? IPv6(text).map { ipv6.contains($0) } ?? false
        }
    }

    /// An event of the state machine.
    public enum Event: Sendable {
        /// Nil if it uses no resolver.
        case plan(Plan?)
        case interfaces(Interfaces)
        /// The resolver has no address of this family.
        case absent(LineID)
        /// A connection is open, and the resolver's certificate has been verified.
        /// - Parameter local: the address of this machine that the connection comes from.
        case opened(LineID, local: String)
        /// The connection could not be made, or has ended.
        case failed(LineID, reason: String)
        case answered(LineID, ResolverAnswer)
        case tick
    }

    /// An action to perform.
    public enum Action: Equatable, Sendable {
        case connect(LineID)
        case close(LineID)
        case whoAmI(LineID)
        case reachMe(LineID, port: Int)
        /// Sign a record of these facts with a counter never used before, above one that the resolver knows, and send
        /// it.
        case update(LineID, StationFacts, above: Int64?)
        case register(LineID, by: Voucher)
        /// A resolver accepted a record.
        case accepted(server: String)
        /// A resolver has the key of this generation.
        case registered(server: String, generation: Int)
    }

    /// The state of one resolver for the station.
    public struct State: Equatable, Sendable {  // generated: init
        public enum Phase: String, Sendable {
            case connecting, accepted, refused, unreachable
        }

        public let server: String
        public let phase: Phase
        public let reason: String?
        /// Whether the resolver was able to connect to the station's port; nil if it has not tried.
        public let isReachable: Bool?
    }
}
