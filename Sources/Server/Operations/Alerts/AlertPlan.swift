import Foundation
import Store
import Vocabulary

/// The changes to all alerts that follow from the signals and from the passage of time.
struct AlertPlan {
    private(set) var changes: [AlertChange] = []
    /// The signals to be sent again when these changes are written: an alert that opens now has no number yet.
    private(set) var pending: [AlertSignal] = []
    private let rules: AlertRules
    private let now: Date
    private var machines: [AlertKey: (id: Int64?, machine: AlertStateMachine)] = [:]

    /// - Parameters:
    ///   - signals: in the order in which they were reported.
    ///   - standing: the alerts that are open or were closed recently.
    init(_ signals: [AlertSignal], standing: [AlertStanding], _ rules: AlertRules, at now: Date) {
        (self.rules, self.now) = (rules, now)
        for alert in standing { machines[alert.key] = (alert.id, AlertStateMachine(alert)) }
        for signal in signals { take(signal) }
        for alert in standing { look(alert) }
    }

    private mutating func take(_ signal: AlertSignal) {
        let key = signal.key
        var (id, machine) = machines[key] ?? (nil, AlertStateMachine(key.kind))
        switch signal {
        case .raised(let kind, _, let text, let hint, let rooms):
            guard rules.isEnabled(kind) else { return }
            let telling = AlertChange.Telling(text: text, hint: hint, rooms: rooms)
            let step = machine.see(at: now)
            add(step, id, key, telling)
            if step == .open { id = nil }
        case .cleared where id == nil:
            if machine.phase == .open { pending.append(signal) }
            return
        case .cleared: add(machine.miss(at: now), id, key, nil)
        }
        machines[key] = (id, machine)
    }

    private mutating func look(_ standing: AlertStanding) {
        guard case (let id?, var machine)? = machines[standing.key], id == standing.id else { return }
        let isWanted = rules.isEnabled(standing.key.kind) && standing.isSubjectThere
        for step in machine.look(at: now, isWanted: isWanted) { add(step, id, standing.key, nil) }
        machines[standing.key] = (id, machine)
    }

    private mutating func add(
        _ step: AlertStateMachine.Step?, _ id: Int64?, _ key: AlertKey, _ telling: AlertChange.Telling?
    ) {
        switch (step, id, telling) {
        case (.open, _, let telling?): changes.append(.open(key, rules.severity(key.kind), telling))
        case (.reopen, let id?, let telling?): changes.append(.reopen(id, telling))
        case (.count, let id?, let telling?): changes.append(.count(id, telling))
        case (.gone, let id?, _): changes.append(.gone(id))
        case (.close, let id?, _): changes.append(.close(id))
        default: break
        }
    }
}
