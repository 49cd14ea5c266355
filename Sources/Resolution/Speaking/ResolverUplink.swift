/// One connection of a station to one resolver, by IPv4 or by IPv6: what happens goes in, what is to be done comes out.
/// Times are milliseconds of a clock that only goes forward.
///
/// After the greeting it asks where it is seen, updates, and asks whether its port can be reached. An update that the
/// station's key does not prove leads to a registration: the old key vouches for the new one where there is one, else
/// an invitation does.
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

    /// How the resolver last stood to it.
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
    /// Where the resolver sees this connection come from.
    private(set) var seenAs: String?
    /// The address of this machine that the connection comes from.
    private(set) var local: String?
    private var failures = 0
    private var refusals = 0
    /// Asked and not answered, in order, and since when the first of them could have been.
    var asked: [Question] = []
    var waitingSince: Int64 = 0
    /// What was answered last, and by which key it was signed.
    var said: (facts: StationFacts, generation: Int)?
    var saidAt: Int64 = 0
    /// Whether that was accepted, on this connection.
    var isAccepted = false
    /// A counter that the resolver knows already.
    private(set) var above: Int64?
    var vouchersTried: [StationStateMachine.Voucher] = []
    var whoAmIAt: Int64 = 0
    var updateAt: Int64 = 0
    var reachMeAt: Int64 = 0
    private let jitter: Double

    /// - Parameter jitter: 0…1, of the station, so that not all come back at once to a resolver that was away.
    init(jitter: Double) {
        self.jitter = jitter
    }

    /// The question that is answered next.
    var question: Question? { asked.first }

    /// Whether it is known where it comes from, or that this will not be known soon.
    var isSettled: Bool { seenAs != nil || standing != .connecting }

    static let connectTime: Int64 = 10_000
    static let answerTime: Int64 = 3_000
    /// The resolver itself tries for three seconds to reach the station.
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

/// The connection.
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

    /// Something changed by which it may succeed now, or sooner.
    mutating func hurry(at now: Int64) {
        if case .waiting = phase { phase = .waiting(until: now) }
        (failures, refusals, vouchersTried) = (0, 0, [])
        (whoAmIAt, updateAt) = (now, now)
    }

    var isConnecting: Bool { if case .connecting = phase { true } else { false } }

    /// Another one is made at once: this one leads nowhere.
    mutating func renew(at now: Int64) {
        drop(until: now)
        standing = .connecting
        failures = 0
    }
}

/// Answers.
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
            // A resolver that lies must not use the numbers up: they end at 2^53.
            above = counter.flatMap { $0 < 1 << 52 ? $0 : nil }
            updateAt = now
        case .refused(let reason, _):
            refusals += 1
            said = (facts, generation)
            saidAt = now
            isAccepted = false
            // What was said of the voucher tells more than that the key is unknown.
            if reason != .signature || !isTriedOn || !isRefusedForKey { standing = .refused(reason.rawValue) }
            updateAt = now + delay(after: refusals)
        }
    }

    private mutating func take(
        _ refusal: Reply.RegistrationRefusal?, of voucher: StationStateMachine.Voucher, at now: Int64
    ) {
        guard let refusal else { return registered(at: now) }
        standing = .refused(refusal.rawValue)
        // Another voucher is tried at once, where there is one.
        updateAt = now + delay(after: max(refusals, 1))
    }

    /// Whether another voucher may help.
    var isRefusedForKey: Bool {
        if case .refused(let reason) = standing { ["signature", "invitation", "key"].contains(reason) } else { false }
    }

    /// The key is known at this resolver, by this line or by another.
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
