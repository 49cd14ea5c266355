/// One connection of a station to one resolver, by IPv4 or by IPv6: events in, actions out. Times are milliseconds of a
/// monotonic clock.
///
/// After the greeting it requests the address it is seen at, sends updates, and requests a test of its port. If an
/// update is not signed by the key that the resolver has, it registers its key: the old key vouches for the new one if
/// there is an old key, otherwise an invitation does.
struct ResolverUplink: Sendable {
    enum Phase: Equatable {
        case waiting(until: Int64)
        case connecting(since: Int64)
        case greeting(since: Int64)
        case open
    }

    enum Question: Equatable {
        case whoAmI, reachMe
        case update(StationFacts, generation: Int)
        case register(StationStateMachine.Voucher, generation: Int)
    }

    /// The resolver's last state towards the station.
    enum Standing: Equatable {
        case connecting, accepted
        case refused(String)
        case unreachable(String)
        /// Its name has no address of this family.
        case absent
    }

    var phase = Phase.waiting(until: 0)
    private(set) var standing = Standing.connecting
    private(set) var isReachable: Bool?
    /// The address that the resolver sees for this connection.
    private(set) var seenAs: String?
    /// The address of this machine that the connection comes from.
    private(set) var local: String?
    private var failures = 0
    private var refusals = 0
    /// Unanswered requests, in order, and since when the first of them could have been answered.
    var asked: [Question] = []
    var waitingSince: Int64 = 0
    /// The last update that was answered, and the key that signed it.
    var said: (facts: StationFacts, generation: Int)?
    var saidAt: Int64 = 0
    /// Whether that update was accepted, on this connection.
    var isAccepted = false
    /// A counter that the resolver has already seen.
    private(set) var above: Int64?
    var vouchersTried: [StationStateMachine.Voucher] = []
    var whoAmIAt: Int64 = 0
    var updateAt: Int64 = 0
    var reachMeAt: Int64 = 0
    private let jitter: Double

    /// - Parameter jitter: 0…1, for the station, so that not all stations reconnect at once to a resolver that was
    ///   away.
    init(jitter: Double) {
        self.jitter = jitter
    }

    /// The request that is answered next.
    var question: Question? { asked.first }

    /// Whether it is known from which address it is seen, or will not be known soon.
    var isSettled: Bool { seenAs != nil || standing != .connecting }

    static let connectTime: Int64 = 10_000
    static let answerTime: Int64 = 3_000
    /// The resolver itself tries to reach the station for three seconds.
    static let reachTime: Int64 = 8_000
    static let whoAmIInterval: Int64 = 30_000
    static let reachInterval: Int64 = 300_000
    private static let maxBackoff: Int64 = 60_000
    private static let absentDelay: Int64 = 300_000

    private func delay(after count: Int) -> Int64 {
        let delay = min(Self.maxBackoff, 1_000 << Int64(min(count, 7) - 1))
        return Int64(Double(delay) * (0.75 + jitter / 2))
    }
}

/// The state of the connection.
extension ResolverUplink {
    mutating func opened(from local: String, at now: Int64) {
        guard case .connecting = phase else { return }
        phase = .greeting(since: now)
        self.local = local
    }

    mutating func failed(_ reason: String, at now: Int64) {
        failures += 1
        standing = .unreachable(reason)
        drop(until: now + delay(after: failures))
    }

    mutating func absent(at now: Int64) {
        standing = .absent
        drop(until: now + Self.absentDelay)
    }

    private mutating func drop(until time: Int64) {
        phase = .waiting(until: time)
        (asked, seenAs, local, isAccepted, said) = ([], nil, nil, false, nil)
        vouchersTried = []
    }

    /// Retries at once, because a change may let it succeed now or sooner.
    mutating func hurry(at now: Int64) {
        if case .waiting = phase { phase = .waiting(until: now) }
        (failures, refusals, vouchersTried) = (0, 0, [])
        (whoAmIAt, updateAt) = (now, now)
    }

    var isConnecting: Bool { if case .connecting = phase { true } else { false } }

    /// Replaces the connection at once, because it no longer works.
    mutating func renew(at now: Int64) {
        drop(until: now)
        standing = .connecting
        failures = 0
    }
}

/// Handling of answers.
extension ResolverUplink {
    mutating func take(_ answer: ResolverAnswer, _ plan: StationStateMachine.Plan, registered: Int?, at now: Int64) {
        if case .greeting = answer {
            guard case .greeting = phase else { return }
            phase = .open
            (whoAmIAt, updateAt, reachMeAt, above) = (now, now, now, nil)
            return
        }
        guard phase == .open, let question = asked.first, question.isAnswered(by: answer) else { return }
        asked.removeFirst()
        waitingSince = now
        switch (question, answer) {
        case (.whoAmI, .whoYouAre(let address)): seenAs = address
        case (.reachMe, .reachable(let answer)): isReachable = answer ?? isReachable
        case (.update(let facts, let generation), .updated(let outcome)):
            let isTriedOn = !plan.vouchers(registered: registered).isEmpty
            take(outcome, of: facts, generation, isTriedOn: isTriedOn, at: now)
        case (.register(let voucher, _), .registered(let refusal)):
            take(refusal, of: voucher, at: now)
        default: break
        }
    }

    private mutating func take(
        _ outcome: Reply.UpdateOutcome, of facts: StationFacts, _ generation: Int, isTriedOn: Bool, at now: Int64
    ) {
        switch outcome {
        case .accepted:
            if said?.facts != facts { reachMeAt = min(reachMeAt, now) }
            (said, saidAt, isAccepted) = ((facts, generation), now, true)
            (standing, failures, refusals, above) = (.accepted, 0, 0, nil)
        case .refused(.counter, let counter) where refusals < 5:
            refusals += 1
            // A malicious resolver must not use up the counters, which end at 2^53.
            above = counter.flatMap { $0 < 1 << 52 ? $0 : nil }
            updateAt = now
        case .refused(let reason, _):
            refusals += 1
            said = (facts, generation)
            saidAt = now
            isAccepted = false
            // The refusal of the voucher is more informative than that of the unknown key.
            if reason != .signature || !isTriedOn || !isRefusedForKey { standing = .refused(reason.rawValue) }
            updateAt = now + delay(after: refusals)
        }
    }

    private mutating func take(
        _ refusal: Reply.RegistrationRefusal?, of voucher: StationStateMachine.Voucher, at now: Int64
    ) {
        guard let refusal else { return registered(at: now) }
        standing = .refused(refusal.rawValue)
        // Another voucher is tried at once, if there is one.
        updateAt = now + delay(after: max(refusals, 1))
    }

    /// Whether another voucher may help.
    var isRefusedForKey: Bool {
        if case .refused(let reason) = standing { ["signature", "invitation", "key"].contains(reason) } else { false }
    }

    /// Records that the resolver knows the key, through this connection or another.
    mutating func registered(at now: Int64) {
        (vouchersTried, refusals, said) = ([], 0, nil)
        updateAt = now
    }
}

extension ResolverUplink.Question {
    fileprivate func isAnswered(by answer: ResolverAnswer) -> Bool {
        switch (self, answer) {
        case (.whoAmI, .whoYouAre), (.reachMe, .reachable), (.update, .updated), (.register, .registered): true
        default: false
        }
    }
}
