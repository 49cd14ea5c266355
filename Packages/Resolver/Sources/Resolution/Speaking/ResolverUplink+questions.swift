/// The requests to send.
extension ResolverUplink {
    enum Step: Equatable {
        case connect, close
        case ask(Question)
    }

    /// - Parameters:
    ///   - facts: the facts to report; nil while they are unknown.
    ///   - registered: the generation of the key that the resolver is known to have.
    mutating func steps(
        _ facts: StationFacts?, _ plan: StationStateMachine.Plan, registered: Int?, at now: Int64
    ) -> [Step] {
        switch phase {
        case .waiting(let until):
            guard now >= until else { return [] }
            phase = .connecting(since: now)
            return [.connect]
        case .connecting(let since), .greeting(let since):
            guard now - since > Self.connectTime else { return [] }
            failed("no_answer", at: now)
            return [.close]
        case .open:
            if let first = asked.first, now - waitingSince > (first == .reachMe ? Self.reachTime : Self.answerTime) {
                failed("no_answer", at: now)
                return [.close]
            }
            return questions(facts, plan, registered, at: now)
        }
    }

    private mutating func questions(
        _ facts: StationFacts?, _ plan: StationStateMachine.Plan, _ registered: Int?, at now: Int64
    ) -> [Step] {
        if now >= whoAmIAt, !asked.contains(.whoAmI) {
            whoAmIAt = now + Self.whoAmIInterval
            ask(.whoAmI, at: now)
            return [.ask(.whoAmI)]
        }
        guard seenAs != nil, let facts, facts.hasAddress, asked.isEmpty else { return [] }
        if let question = next(facts, plan, registered, at: now) {
            ask(question, at: now)
            return [.ask(question)]
        }
        guard isAccepted, now >= reachMeAt else { return [] }
        reachMeAt = now + Self.reachInterval
        ask(.reachMe, at: now)
        return [.ask(.reachMe)]
    }

    private mutating func next(
        _ facts: StationFacts, _ plan: StationStateMachine.Plan, _ registered: Int?, at now: Int64
    ) -> Question? {
        if isRefusedForKey, said?.generation == plan.generation,
            let voucher = plan.vouchers(registered: registered).first(where: { !vouchersTried.contains($0) })
        {
            vouchersTried.append(voucher)
            return .register(voucher, generation: plan.generation)
        }
        let isNew = said.map { $0.facts != facts || $0.generation != plan.generation } ?? true
        // New facts are sent at once, even after a refusal, but not repeatedly.
        let isDue = isAccepted ? now - saidAt >= facts.holds * 1_000 / 3 : now >= updateAt
        guard isNew && (isAccepted || said != nil || now >= updateAt) || isDue else { return nil }
        if isDue, !isAccepted { vouchersTried = [] }
        return .update(facts, generation: plan.generation)
    }

    private mutating func ask(_ question: Question, at now: Int64) {
        if asked.isEmpty { waitingSince = now }
        asked.append(question)
    }
}
