public import Foundation

/// A condition of a rule's `when` turned on: what comes of it.
public struct Firing: Equatable, Sendable {
    public let rule: Int64
    /// Which one of `when`, and when it turned on: the same wherever it is worked out.
    public let cause: String
    /// When it turned on.
    public let at: Date
    /// The place of the condition in `when`.
    public let condition: Int
    public let verdict: Verdict
    /// The commands that led to it, the nearest last; at most three.
    public let causes: [Int64]
    /// The rule started things too often: it starts nothing more from now on.
    public let stopsRule: Bool

    public enum Verdict: Equatable, Sendable {
        /// Its commands are given, or only recorded by a rule that is tried dry.
        case run([Rule.Order])
        /// What the rule requires besides is not so.
        case notMet
        /// It is not known whether what the rule requires besides is so.
        case held([Missing])
        /// Too many commands led to it, one by the other.
        case chainTooLong
    }

    /// So many commands may lead to one, each by the next.
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

/// What happened that conditions are about.
public enum RuleInput: Equatable, Sendable {
    /// A room is so from now on; nil if it is not there any more.
    case room(Int64, Surroundings.Room?)
    /// By zone, its rooms.
    case zones([Int64: Set<Int64>])
    /// A device is so from now on; nil if it is not there any more.
    /// - Parameter causes: the commands that led to it, the nearest last.
    case device(Int64, Surroundings.Device?, causes: [Int64])
    case weather(Weather.Source, Weather)
    /// The settings of the school.
    case time(SchoolTime)
}

extension Surroundings {
    public mutating func take(_ event: RuleInput) {
        switch event {
        case .room(let id, let room): rooms[id] = room
        case .zones(let zones): self.zones = zones
        case .device(let id, let device, _): devices[id] = device
        case .weather(let source, let report):
            // A report may tell a part alone; the rest stands until it is old.
            for (measure, value) in report.values {
                let reading = Weather.Reading(value: value, at: report.at)
                guard weather[source]?[measure].map({ $0.at <= report.at }) ?? true else { continue }
                weather[source, default: [:]][measure] = reading
            }
        case .time(let time): self.time = time
        }
    }

    /// Whether an event may change what is found of a condition.
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
