/// A station that tells its resolvers where it is: what happens goes in, what is to be done comes out.
///
/// It has a line to each resolver by IPv4 and one by IPv6. Where it is it learns from the resolvers, which see its
/// connections come, and from its own interfaces. Times are milliseconds of a clock that only goes forward.
public struct StationStateMachine: Sendable {
    /// An address of IPv4 is told for so long after the last line that knew it was lost: most come back by then.
    private static let grace: Int64 = 20_000
    /// So long the first record waits for all lines to know where they are seen.
    private static let timeout: Int64 = 3_000

    private var plan: Plan?
    private var interfaces: Interfaces?
    private var lines: [LineID: ResolverUplink] = [:]
    /// The generation of the key that each resolver is known to have.
    private var registered: [String: Int]
    private let jitter: Double
    private var begunAt: Int64?
    /// What resolvers saw last, and when.
    private var seen: (address: IPv4, at: Int64)?

    /// - Parameters:
    ///   - registered: as it was kept.
    ///   - jitter: 0…1; spreads the stations that come back to a resolver.
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

    /// A connection from an address that is gone hangs for long, so another one is made at once.
    private mutating func take(_ interfaces: Interfaces, at now: Int64) -> [Action] {
        guard interfaces != self.interfaces else { return [] }
        let isFirst = self.interfaces == nil
        self.interfaces = interfaces
        guard !isFirst else { return [] }
        var actions: [Action] = []
        for id in lines.keys {
            // So does one that is being made: the network may have been half up.
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

    /// - Parameter now: where a registration succeeded, so that the other line goes on too.
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

    /// A resolver that had a key of the station is not shown an invitation that may be another's.
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

/// Where the station is.
extension StationStateMachine {
    /// What is told now; nil as long as more is about to be known.
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

    /// What most resolvers see; of as many the first's. An address of the world counts before one of a house.
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

/// How the resolvers stand to it.
extension StationStateMachine {
    /// In the order of the plan; of each the better of its two lines.
    public var states: [State] { plan?.servers.map(state) ?? [] }

    private func state(of server: String) -> State {
        let own = Family.allCases.compactMap { lines[LineID(server, $0)] }
        // A caller who cannot ask for an address of IPv6 has that of IPv4 alone.
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
    /// Of the key by which the question that is answered next was signed.
    fileprivate var generationAsked: Int? {
        switch question {
        case .update(_, let generation)?, .register(_, let generation)?: generation
        default: nil
        }
    }

    /// How it stands, as others are told: an unknown key is no refusal as long as a voucher is being shown for it.
    fileprivate var shown: Standing {
        isRegistering && standing == .refused(Reply.UpdateRefusal.signature.rawValue) ? .connecting : standing
    }

    fileprivate var isRegistering: Bool {
        if case .register? = question { true } else { false }
    }
}
