public import Foundation

/// All rules of a school, as a value: events and time in, firings out.
///
/// Only the rules that an event concerns are evaluated, and time wakes only the rules that are due. So 500 rules cost
/// no more than the events of a few.
public struct RuleRegistry: Sendable {
    /// The seconds after which a missed time of day no longer triggers a rule.
    public static let maxLate = 300.0

    private struct Entry {
        let rule: Rule
        let conditions: [Condition]
        var state: RuleState
        var findings: [Finding] = []
        /// When time alone may change the result; nil for never.
        var wakesAt: Date?

        /// Whether the rule's requirement is met.
        var required: Truth {
            var values = state.held.dropFirst(rule.when.count).map(\.value)[...]
            return rule.requirement?.truth(&values) ?? .yes
        }
    }

    public private(set) var surroundings: Surroundings
    private var entries: [Int64: Entry] = [:]

    public init(_ surroundings: Surroundings) {
        self.surroundings = surroundings
    }

    /// When `advance` is next due; nil if only events can change something.
    public var wakesAt: Date? { entries.values.compactMap(\.wakesAt).min() }

    public func state(of rule: Int64) -> RuleState? { entries[rule]?.state }

    /// Adds a rule, or replaces it.
    /// - Parameters:
    ///   - state: its stored state; nil for a rule that is new or was changed.
    ///   - disturbed: rooms in which a person came or left while the rule was not running, with the last time.
    ///     Conditions on a duration start again there.
    public mutating func put(
        _ id: Int64, _ rule: Rule, _ state: RuleState? = nil, disturbed: [Int64: Date] = [:], at now: Date
    ) -> [Firing] {
        var state = state ?? RuleState(begunAt: now)
        let conditions = rule.conditions
        if state.held.count != conditions.count { state.held = [] }
        for (place, condition) in zip(state.held.indices, conditions) {
            let here = disturbed.filter { surroundings.isTouched(condition.subject, by: .room($0.key, nil)) }
            if let last = here.values.max() { state.held[place].disturb(at: last) }
        }
        entries[id] = Entry(rule: rule, conditions: conditions, state: state)
        return look(at: id, after: nil, now, late: 0)
    }

    public mutating func remove(_ id: Int64) { entries[id] = nil }

    /// Handles an event.
    public mutating func take(_ event: RuleInput, at now: Date) -> [Firing] {
        surroundings.take(event)
        return entries.keys.sorted().flatMap { id -> [Firing] in
            let isTouched = entries[id]?.conditions.contains { surroundings.isTouched($0.subject, by: event) } ?? false
            return isTouched ? look(at: id, after: event, now, late: 0) : []
        }
    }

    /// Advances the time, through each moment at which a condition turns.
    public mutating func advance(to now: Date) -> [Firing] {
        var firings: [Firing] = []
        while let next = wakesAt, next <= now {
            for id in entries.keys.sorted() where entries[id]?.wakesAt.map({ $0 <= next }) ?? false {
                firings += look(at: id, after: nil, next, late: now.timeIntervalSince(next))
            }
        }
        return firings
    }
}

extension RuleRegistry {
    /// - Parameter late: how many seconds ago that moment was.
    private mutating func look(
        at id: Int64, after event: RuleInput?, _ now: Date, late: Double
    ) -> [Firing] {
        guard var entry = entries[id] else { return [] }
        for place in entry.conditions.indices { find(place, in: &entry, after: event, now) }
        let turned = entry.conditions.indices.compactMap { place in
            entry.state.held[place].settle(entry.conditions[place], at: now).map { (place: place, at: $0) }
        }
        entry.wakesAt = Self.wakesAt(entry, after: now)
        let firings = turned.compactMap { place, instant in
            fire(id, place, at: instant, in: &entry, late: now.timeIntervalSince(instant) + late)
        }
        entries[id] = entry
        return firings
    }

    private func find(_ place: Int, in entry: inout Entry, after event: RuleInput?, _ now: Date) {
        let subject = entry.conditions[place].subject
        let isNew = place >= entry.findings.count
        let isOver = isNew || entry.findings[place].until.map { $0 <= now } ?? false
        guard isOver || event.map({ surroundings.isTouched(subject, by: $0) }) ?? false else { return }
        var finding = surroundings.finding(on: subject, at: now)
        if case .weather = subject, finding.truth == .unknown, entry.rule.whenUnknown == .fire { finding.truth = .yes }
        var causes: [Int64] = []
        if case .device(_, _, let known)? = event { causes = known }
        if isNew { entry.findings.append(finding) } else { entry.findings[place] = finding }
        if place < entry.state.held.count {
            entry.state.held[place].find(finding, causes: causes, at: now)
        } else {
            entry.state.held.append(TimedCondition(finding, causes: causes, at: now))
        }
    }

    private static func wakesAt(_ entry: Entry, after now: Date) -> Date? {
        let ends = entry.findings.compactMap(\.until)
        let turns = zip(entry.state.held, entry.conditions).compactMap { $0.turn($1) }
        return (ends + turns).filter { $0 > now }.min()
    }

    /// Returns nil if it has no effect: the condition is not in `when`, the rule is stopped, or it is too late.
    private func fire(
        _ id: Int64, _ place: Int, at instant: Date, in entry: inout Entry, late: Double
    ) -> Firing? {
        guard place < entry.rule.when.count, !entry.state.isStopped else { return nil }
        let condition = entry.conditions[place]
        if condition.isClock, late > Self.maxLate || entry.state.held[place].since < entry.state.begunAt { return nil }
        let causes = entry.state.held[place].causes
        let verdict = verdict(of: entry, causes)
        if case .run = verdict { entry.state.noteFiring(at: instant) }
        return Firing(
            rule: id, condition: place, at: instant, verdict: verdict, causes: causes,
            stopsRule: entry.state.isStopped)
    }

    private func verdict(of entry: Entry, _ causes: [Int64]) -> Firing.Verdict {
        guard causes.count <= Firing.maxCauses else { return .chainTooLong }
        switch entry.required {
        case .yes: return .run(entry.rule.then)
        case .no: return .notMet
        case .unknown: return .held(entry.findings.dropFirst(entry.rule.when.count).flatMap(\.missing))
        }
    }
}

extension Condition {
    /// Whether it depends only on the time.
    fileprivate var isClock: Bool {
        switch subject {
        case .time, .hours: true
        default: false
        }
    }
}

extension RuleRegistry {
    /// Returns an explanation of a rule; nil if it does not exist.
    public func explain(_ id: Int64, at now: Date) -> RuleExplanation? {
        guard let entry = entries[id], entry.findings.count == entry.conditions.count else { return nil }
        let lines = entry.conditions.indices.map { place in
            RuleExplanation.Line(
                entry.conditions[place], entry.state.held[place], entry.findings[place],
                isWhen: place < entry.rule.when.count, at: now)
        }
        return RuleExplanation(lines: lines, required: entry.required, isStopped: entry.state.isStopped)
    }
}
