extension StationStateMachine {
    public enum Family: String, CaseIterable, Sendable {
        case ipv4, ipv6
    }

    /// A connection to one resolver.
    public struct LineID: Hashable, Sendable {
        /// As the settings name it: a name or an address, with its port where that is not the usual one.
        public let server: String
        public let family: Family

        public init(_ server: String, _ family: Family) {
            self.server = server
            self.family = family
        }
    }

    /// What speaks for a key that a resolver does not know.
    public enum Voucher: Equatable, Sendable {
        /// The key of that generation, which the resolver has.
        case oldKey(generation: Int)
        case invitation
    }

    /// What the station is told to be.
    public struct Plan: Equatable, Sendable {  // generated: init
        /// Up to four resolvers.
        public var servers: [String]
        /// What the station says; its addresses are found out.
        public var facts: StationFacts
        /// Of its key: each new key has the next one.
        public var generation: Int
        public var invitation: String?

        /// So many old keys are tried.
        private static let maxOld = 8

        /// In the order in which they are tried. Which key a resolver has may not be known: an answer was lost, or it
        /// was left out for a while.
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

    /// What happens.
    public enum Event: Sendable {
        /// Nil if it speaks to no resolver.
        case plan(Plan?)
        case interfaces(Interfaces)
        /// The resolver has no address of this family.
        case absent(LineID)
        /// A connection is there, and the caller who it leads to has shown its certificate.
        /// - Parameter local: the address of this machine that it comes from.
        case opened(LineID, local: String)
        /// It could not be made, or it ended.
        case failed(LineID, reason: String)
        case answered(LineID, ResolverAnswer)
        case tick
    }

    /// What is to be done.
    public enum Action: Equatable, Sendable {
        case connect(LineID)
        case close(LineID)
        case whoAmI(LineID)
        case reachMe(LineID, port: Int)
        /// A record of these facts is signed with a counter that no record had, above one that the resolver knows.
        case update(LineID, StationFacts, above: Int64?)
        case register(LineID, by: Voucher)
        /// A resolver took a record.
        case accepted(server: String)
        /// A resolver has the key of this generation.
        case registered(server: String, generation: Int)
    }

    /// How one resolver stands to the station.
    public struct State: Equatable, Sendable {  // generated: init
        public enum Phase: String, Sendable {
            case connecting, accepted, refused, unreachable
        }

        public let server: String
        public let phase: Phase
        public let reason: String?
        /// Whether the resolver could connect to the station's port; nil if it has not tried.
        public let isReachable: Bool?
    }
}
