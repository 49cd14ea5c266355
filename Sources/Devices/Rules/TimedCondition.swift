public import Foundation

/// A condition over time: its last finding, since when it has been the same, and whether it counts as met.
///
/// It turns on once it was true for its whole `for`, and off once it was false for its whole `off_for`. While it is
/// unknown it does not turn, and earlier time no longer counts.
public struct TimedCondition: Codable, Equatable, Sendable {
    public private(set) var found: Truth
    public private(set) var since: Date
    /// Whether it is met.
    public private(set) var isOn = false
    /// The commands that led to the finding, the most recent last.
    public private(set) var causes: [Int64]

    init(_ finding: Finding, causes: [Int64], at now: Date) {
        found = finding.truth
        since = finding.since ?? now
        self.causes = causes
    }

    /// Applies a new finding.
    mutating func find(_ finding: Finding, causes: [Int64], at now: Date) {
        // A condition that begins again each day may follow directly on itself.
        let isAnew = finding.truth == .yes && finding.since.map { $0 > since } ?? false
        guard finding.truth != found || isAnew else { return }
        if isAnew, found == .yes { isOn = false }
        (found, since, self.causes) = (finding.truth, finding.since ?? now, causes)
    }

    /// Records that the finding may have changed for a moment: it must be true for its whole time again.
    mutating func disturb(at instant: Date) {
        if !isOn { since = max(since, instant) }
    }

    /// Turns it on or off if it is due.
    /// - Returns: when it turned on; nil if it did not.
    mutating func settle(_ condition: Condition, at now: Date) -> Date? {
        guard let turn = turn(condition), turn <= now else { return nil }
        isOn.toggle()
        return isOn ? turn : nil
    }

    /// Returns when it turns if no event occurs; nil if it does not.
    func turn(_ condition: Condition) -> Date? {
        switch found {
        case .yes where !isOn: since.addingTimeInterval(Double(condition.holdsFor))
        case .no where isOn: since.addingTimeInterval(Double(condition.offFor))
        default: nil
        }
    }

    /// Its value for a requirement.
    var value: Truth { found == .unknown ? .unknown : Truth(isOn) }
}
