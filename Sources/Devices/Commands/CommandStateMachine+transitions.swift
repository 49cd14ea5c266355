import Foundation

extension CommandStateMachine {
    /// Sends or resends the command, or gives it up.
    mutating func pass(_ now: Date) -> [Action] {
        guard let nextAt, now >= nextAt else { return [] }
        if state == .accepted { return end(.timedOut, Reason.tooLong) }
        // An unsent command ends at its expiry; for a sent one, an answer may still be on its way.
        let deadline = state == .asked ? expiresAt : expiresAt + Self.grace
        guard now < expiresAt else {
            if now >= deadline { return end(.timedOut, state == .asked ? reason ?? Reason.expired : Reason.expired) }
            self.nextAt = deadline
            return []
        }
        guard state == .asked || isRepeatable else {
            self.nextAt = deadline
            return []
        }
        return send(now)
    }

    private mutating func send(_ now: Date) -> [Action] {
        let deadline = expiresAt + Self.grace
        sends += 1
        let gap = Self.gaps[min(sends, Self.gaps.count) - 1]
        nextAt = isRepeatable && now + gap < expiresAt ? now + gap : deadline
        // Rounded up: a device must not receive 0 before the time is over.
        let expiresIn = Int((expiresAt.timeIntervalSince(now) * 1_000).rounded(.up))
        return (state == .sent ? [] : record(.sent, nil)) + [.send(expiresIn: expiresIn)]
    }

    /// Handles a command that no device received: it may be sent again, even if it must not be done twice.
    mutating func unheard(_ now: Date) -> [Action] {
        guard state.isWaiting else { return [] }
        nextAt = min(now + (Self.gaps.last ?? 0), expiresAt)
        guard state != .asked || reason != Reason.deviceAway else { return [] }
        return record(.asked, Reason.deviceAway)
    }

    mutating func take(_ outcome: Outcome, _ reason: String?, _ state: DeviceProperties?, _ now: Date) -> [Action] {
        guard outcome.isEnd else { return accept(reason, now) }
        outcomeState = state
        return end(CommandState(outcome), reason) + [.acknowledge] + (outcome == .obstructed ? [.obstruct] : [])
    }

    private mutating func accept(_ reason: String?, _ now: Date) -> [Action] {
        guard state != .accepted else { return [] }
        nextAt = now + TimeInterval(command.longest) + TimeInterval(command.warning) / 1_000 + Self.timeout
        return record(.accepted, reason)
    }

    /// Handles a report of a device whose dialect has no outcomes: a report of the property is an answer, and a report
    /// of the requested value is the end. The result of a toggle is not known, so any answer is its end.
    mutating func see(_ properties: DeviceProperties, _ isObstructed: Bool, _ now: Date) -> [Action] {
        guard !hasID else { return [] }
        guard state != .asked else {
            nextAt = now
            return []
        }
        if isObstructed, command.property != nil { return take(.obstructed, nil, properties, now) }
        guard let property = command.property else { return take(.done, nil, properties, now) }
        guard let value = properties[property] else { return [] }
        guard let wanted = command.value, wanted != value else { return take(.done, nil, properties, now) }
        return accept(nil, now)
    }

    /// Acknowledges an outcome again, because a device repeats it until it is acknowledged. An outcome that differs
    /// from the recorded end is recorded in addition: the device may have done a command that was given up, or have met
    /// an obstruction.
    mutating func afterEnd(_ event: Event) -> [Action] {
        guard case .outcome(let outcome, let reason, _) = event, outcome.isEnd else { return [] }
        guard CommandState(outcome) != state, outcome != late else { return [.acknowledge] }
        late = outcome
        return [.recordLate(outcome, reason: reason), .count(.afterEnd), .acknowledge]
            + (outcome == .obstructed ? [.obstruct] : [])
    }

    mutating func note(_ reason: String) -> [Action] {
        self.reason == reason ? [] : record(state, reason)
    }

    mutating func record(_ state: CommandState, _ reason: String?) -> [Action] {
        (self.state, self.reason) = (state, reason)
        return [.record(state, reason: reason)]
    }

    mutating func end(_ state: CommandState, _ reason: String?) -> [Action] {
        nextAt = nil
        return record(state, reason)
    }
}
