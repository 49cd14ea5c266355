import Foundation

/// What a second of a stretch came to.
struct StretchStep {
    /// From the first to the last that was heard.
    let heard: ClosedRange<Date>
    let room: Int64
    /// For how long it stands where nothing follows, in seconds.
    let holds: Double
    /// Whether their own client named the room.
    let isNamed: Bool
    /// Whether a scanner heard them.
    let isHeard: Bool

    /// A sighting stands for a second.
    var end: Date { heard.upperBound.addingTimeInterval(1) }

    func isLong(after before: StretchStep) -> Bool {
        heard.lowerBound.timeIntervalSince(before.heard.upperBound) > before.holds
    }

    /// When somebody came here from where they were before: halfway, or when their client said so.
    func turn(after before: StretchStep) -> Date {
        guard !isNamed else { return heard.lowerBound }
        let between = heard.lowerBound.timeIntervalSince(before.heard.upperBound)
        // In whole milliseconds, as times are told.
        return before.heard.upperBound.addingTimeInterval((between * 500).rounded(.down) / 1000)
    }
}
