public import Foundation

/// The effect of a condition in a rule's `when` that turned on.
public struct Firing: Equatable, Sendable {
    public let rule: Int64
    /// The condition and when it turned on: the same each time it is computed.
    public let cause: String
    /// When it turned on.
    public let at: Date
    /// The index of the condition in `when`.
    public let condition: Int
    public let verdict: Verdict
    /// The commands that led to it, the most recent last; at most three.
    public let causes: [Int64]
    /// Whether the rule fired too often and is stopped from now on.
    public let stopsRule: Bool

    public enum Verdict: Equatable, Sendable {
        /// Its commands are sent, or only recorded for a rule in a dry run.
        case run([Rule.Order])
        /// The rule's requirement is not met.
        case notMet
        /// Whether the rule's requirement is met is unknown.
        case held([Missing])
        /// Too many commands led to it, each through the next.
        case chainTooLong
    }

    /// The maximum number of commands that may lead to one, each through the next.
    public static let maxCauses = 3

    init(
        rule: Int64, condition: Int, at: Date, verdict: Verdict, causes: [Int64] = [], stopsRule: Bool = false
    ) {
        self.rule = rule
        cause = "\(condition)@\(Int64((at.timeIntervalSince1970 * 1_000).rounded()))"
        self.at = at
        self.condition = condition
        self.verdict = verdict
        self.causes = causes
        self.stopsRule = stopsRule
    }
}

extension Surroundings {
    public mutating func take(_ event: RuleInput) {
        switch event {
        case .room(let id, let room): rooms[id] = room
        case .zones(let zones): self.zones = zones
        case .device(let id, let device, _): devices[id] = device
        case .weather(let source, let report):
            // A report may contain only some values; the others stay valid until they expire.
            for (measure, value) in report.values {
                let reading = Weather.Reading(value: value, at: report.at)
                guard weather[source]?[measure].map({ $0.at <= report.at }) ?? true else { continue }
                weather[source, default: [:]][measure] = reading
            }
        case .time(let time): self.time = time
        }
    }

    /// Returns whether an event may change the finding for a condition.
    func isTouched(_ subject: Condition.Subject, by event: RuleInput) -> Bool {
        switch (subject, event) {
        case (_, .time): true
        case (.people(.room(let wanted), _), .room(let room, _)): wanted == room
        case (.people(.zone(let zone), _), .room(let room, _)): zones[zone]?.contains(room) ?? false
        case (.people(.zone, _), .zones): true
        case (.device(let wanted, _, _), .device(let device, _, _)): wanted == device
        case (.weather, .weather): true
        default: false
        }
    }
}
