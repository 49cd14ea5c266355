/// A station that reports its addresses to its resolvers: events in, actions out.
///
/// It has one connection to each resolver by IPv4 and one by IPv6. It learns its addresses from the resolvers, which
/// see the source of its connections, and from its own interfaces. Times are milliseconds of a monotonic clock.
public struct StationStateMachine: Sendable {
    /// The time for which an IPv4 address is still reported after the loss of the last connection that knew it: most
    /// reconnect by then.
    private static let grace: Int64 = 20_000
    /// The time for which the first record waits until all connections know their addresses.
    private static let timeout: Int64 = 3_000

    private var plan: Plan?
    private var interfaces: Interfaces?
    private var lines: [LineID: ResolverUplink] = [:]
    /// The generation of the key that each resolver is known to have.
    private var registered: [String: Int]
    private let jitter: Double
    private var begunAt: Int64?
    /// The address that the resolvers saw last, and when.
    private var seen: (address: IPv4, at: Int64)?

    /// - Parameters:
    ///   - registered: the stored generations.
    ///   - jitter: 0…1; distributes the stations that reconnect to a resolver.
    public init(registered: [String: Int] = [:], jitter: Double = 0.5) {
        self.registered = registered
        self.jitter = jitter
    }

    public mutating func take(_ event: Event, at now: Int64) -> [Action] {
        var actions: [Action] = []
        switch event {
        case .plan(let plan): actions += take(plan, at: now)
        case .interfaces(let interfaces): actions += take(interfaces, at: now)
        case .absent(let id): lines[id]?.absent(at: now)
        case .opened(let id, let local): lines[id]?.opened(from: local, at: now)
        case .failed(let id, let reason): lines[id]?.failed(reason, at: now)
        case .answered(let id, let answer): actions += take(answer, from: id, at: now)
        case .tick: break
        }
        note(at: now)
        return actions + steps(at: now)
    }

    private mutating func take(_ plan: Plan?, at now: Int64) -> [Action] {
        guard plan != self.plan else { return [] }
        self.plan = plan
        let wanted = plan.map(ids) ?? []
        let gone = lines.keys.filter { !wanted.contains($0) }
        for id in gone { lines[id] = nil }
        for id in wanted where lines[id] == nil {
            lines[id] = ResolverUplink(jitter: jitter)
            begunAt = now
        }
        for id in wanted { lines[id]?.hurry(at: now) }
        return gone.map { .close($0) }
    }

    /// A connection from an address that is gone hangs for a long time, so it is replaced at once.
    private mutating func take(_ interfaces: Interfaces, at now: Int64) -> [Action] {
        guard interfaces != self.interfaces else { return [] }
        let isFirst = self.interfaces == nil
        self.interfaces = interfaces
        guard !isFirst else { return [] }
        var actions: [Action] = []
        for id in lines.keys {
            // So is one that is being made: the network may have been partly up.
            let isStale = lines[id].map { $0.isConnecting || $0.local.map { !interfaces.has($0) } ?? false } ?? false
            if isStale {
                lines[id]?.renew(at: now)
                actions.append(.close(id))
            }
            lines[id]?.hurry(at: now)
        }
        return actions
    }

    private mutating func take(_ answer: ResolverAnswer, from id: LineID, at now: Int64) -> [Action] {
        guard let plan, let line = lines[id] else { return [] }
        let wasRegistering = line.isRegistering
        let own = self.plan(for: id.server, plan)
        lines[id]?.take(answer, own, registered: registered[id.server], at: now)
        switch answer {
        case .updated(.accepted): return [.accepted(server: id.server)] + know(id.server, line.generationAsked)
        case .registered(nil) where wasRegistering: return know(id.server, line.generationAsked, at: now)
        default: return []
        }
    }

    /// - Parameter now: the time, if a registration succeeded, so that the other connection continues too.
    private mutating func know(_ server: String, _ generation: Int?, at now: Int64? = nil) -> [Action] {
        guard let generation else { return [] }
        if let now { for family in Family.allCases { lines[LineID(server, family)]?.registered(at: now) } }
        guard registered[server] != generation else { return [] }
        registered[server] = generation
        return [.registered(server: server, generation: generation)]
    }

    private mutating func steps(at now: Int64) -> [Action] {
        guard let plan else { return [] }
        let facts = facts(at: now)
        return ids(plan).flatMap { id in
            let own = self.plan(for: id.server, plan)
            return (lines[id]?.steps(facts, own, registered: registered[id.server], at: now) ?? []).map { step in
                action(step, id, plan)
            }
        }
    }

    /// A resolver that has had a key of the station does not get an invitation, which may be for another resolver.
    private func plan(for server: String, _ plan: Plan) -> Plan {
        var plan = plan
        if registered[server] != nil, plan.servers.contains(where: { registered[$0] == nil }) { plan.invitation = nil }
        return plan
    }

    private func action(_ step: ResolverUplink.Step, _ id: LineID, _ plan: Plan) -> Action {
        switch step {
        case .connect: .connect(id)
        case .close: .close(id)
        case .ask(.whoAmI): .whoAmI(id)
        case .ask(.reachMe): .reachMe(id, port: plan.facts.port)
        case .ask(.update(let facts, _)): .update(id, facts, above: lines[id]?.above)
        case .ask(.register(let voucher, _)): .register(id, by: voucher)
        }
    }

    private func ids(_ plan: Plan) -> [LineID] {
        plan.servers.flatMap { server in Family.allCases.map { LineID(server, $0) } }
    }
}

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

/// The addresses of the station.
extension StationStateMachine {
    /// Returns the facts to report now; nil if more will soon be known.
    public func facts(at now: Int64) -> StationFacts? {
        guard let plan, lines.values.allSatisfy(\.isSettled) || begunAt.map({ now - $0 >= Self.timeout }) ?? false
        else { return nil }
        var facts = plan.facts
        let own = interfaces ?? Interfaces()
        facts.ipv4 = seen?.address ?? own.ipv4.first { $0.scope == .global }
        let told = own.ipv6.filter { $0.scope == .global } + (common(.ipv6) { IPv6($0) }.map { [$0] } ?? [])
        facts.ipv6 = Array(unique(told).prefix(StationFacts.maxAddresses))
        return facts
    }

    private mutating func note(at now: Int64) {
        if let address = common(.ipv4, { Self.ipv4($0) }) {
            seen = (address, now)
        } else if let seen, now - seen.at > Self.grace {
            self.seen = nil
        }
    }

    /// Returns the address that most resolvers see; if several are equally frequent, the first. A global address takes
    /// precedence over a local one.
    private func common<Address: Hashable & Scoped>(_ family: Family, _ read: (String) -> Address?) -> Address? {
        let seen = (plan?.servers ?? []).compactMap { lines[LineID($0, family)]?.seenAs.flatMap(read) }
            .filter { $0.scope != .unusable }
        let isGlobal = seen.contains { $0.scope == .global }
        let counted = seen.filter { !isGlobal || $0.scope == .global }
        let votes = Dictionary(counted.map { ($0, 1) }, uniquingKeysWith: +)
        let limit = votes.values.max()
        return counted.first { votes[$0] == limit }
    }

    private static func ipv4(_ text: String) -> IPv4? { IPv4(text) ?? IPv6(text)?.mapped }

    private func unique(_ addresses: [IPv6]) -> [IPv6] {
        var known: Set<IPv6> = []
        return addresses.filter { known.insert($0).inserted }
    }
}

private protocol Scoped {
    var scope: AddressScope { get }
}

extension IPv4: Scoped {}

extension IPv6: Scoped {}

/// The states of the resolvers.
extension StationStateMachine {
    /// In the order of the plan; for each resolver the better of its two connections.
    public var states: [State] { plan?.servers.map(state) ?? [] }

    private func state(of server: String) -> State {
        let own = Family.allCases.compactMap { lines[LineID(server, $0)] }
        // Without an IPv6 result, only that of IPv4 is available.
        let isReachable = own.compactMap(\.isReachable).first
        let best = own.map(\.shown).min { $0.rank < $1.rank } ?? .connecting
        let (phase, reason): (State.Phase, String?) =
            switch best {
            case .accepted: (.accepted, nil)
            case .refused(let reason): (.refused, reason)
            case .connecting: (.connecting, nil)
            case .unreachable(let reason): (.unreachable, reason)
            case .absent: (.unreachable, "no_address")
            }
        return State(server: server, phase: phase, reason: reason, isReachable: isReachable)
    }
}

extension ResolverUplink.Standing {
    fileprivate var rank: Int {
        switch self {
        case .accepted: 0
        case .refused: 1
        case .connecting: 2
        case .unreachable: 3
        case .absent: 4
        }
    }
}

extension ResolverUplink {
    /// The generation of the key that signed the request that is answered next.
    fileprivate var generationAsked: Int? {
        switch question {
        case .update(_, let generation)?, .register(_, let generation)?: generation
        default: nil
        }
    }

    /// The standing shown to others: an unknown key is not a refusal while a voucher for it is being sent.
    fileprivate var shown: Standing {
        isRegistering && standing == .refused(Reply.UpdateRefusal.signature.rawValue) ? .connecting : standing
    }

    fileprivate var isRegistering: Bool {
        if case .register? = question { true } else { false }
    }
}
