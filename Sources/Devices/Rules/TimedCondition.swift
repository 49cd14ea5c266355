public import Foundation

/// A condition over time: what was found of it last, since when, and whether it counts as met.
///
/// It turns on once it was found so for its whole `for`, and off once it was found not so for its whole `off_for`.
/// While it is unknown nothing turns, and what was known before counts for no time.
public struct TimedCondition: Codable, Equatable, Sendable {
    public private(set) var found: Truth
    public private(set) var since: Date
    /// Whether it is met.
    public private(set) var isOn = false
    /// The commands that led to what was found, the nearest last.
    public private(set) var causes: [Int64]

    init(_ finding: Finding, causes: [Int64], at now: Date) {
        found = finding.truth
        since = finding.since ?? now
        self.causes = causes
    }

    /// Takes in what is found now.
    mutating func find(_ finding: Finding, causes: [Int64], at now: Date) {
        // What begins anew each day may follow upon itself.
        let isAnew = finding.truth == .yes && finding.since.map { $0 > since } ?? false
        guard finding.truth != found || isAnew else { return }
        if isAnew, found == .yes { isOn = false }
        (found, since, self.causes) = (finding.truth, finding.since ?? now, causes)
    }

    /// What was found may have been otherwise for a moment: it has to be so for its whole time again.
    mutating func disturb(at instant: Date) {
        if !isOn { since = max(since, instant) }
    }

    /// Turns it on or off where it is time to.
    /// - Returns: when it turned on; nil if it did not.
    mutating func settle(_ condition: Condition, at now: Date) -> Date? {
        guard let turn = turn(condition), turn <= now else { return nil }
        isOn.toggle()
        return isOn ? turn : nil
    }

    /// When it turns if nothing happens; nil if it does not.
    func turn(_ condition: Condition) -> Date? {
        switch found {
        case .yes where !isOn: since.addingTimeInterval(Double(condition.holdsFor))
        case .no where isOn: since.addingTimeInterval(Double(condition.offFor))
        default: nil
        }
    }

    /// Whether it is met, as a requirement asks.
    var value: Truth { found == .unknown ? .unknown : Truth(isOn) }
}

/// What a rule remembers.
public struct RuleState: Codable, Equatable, Sendable {
    /// Of its conditions: those of `when`, then those of its requirement.
    public internal(set) var held: [TimedCondition] = []
    /// When it started something, in the last ten minutes.
    public internal(set) var firedAt: [Date] = []
    /// Since when it counts. What was to happen before does not.
    public let begunAt: Date
    /// It started things too often, and starts nothing more.
    public internal(set) var isStopped = false

    public init(begunAt: Date) {
        self.begunAt = begunAt
    }
}

extension RuleState {
    /// So many times in so many seconds stop a rule.
    public static let maxFirings = 10
    public static let span = 600.0

    /// Counts that it starts something now.
    mutating func noteFiring(at now: Date) {
        firedAt = firedAt.filter { now.timeIntervalSince($0) < Self.span } + [now]
        isStopped = firedAt.count >= Self.maxFirings
    }
}
