public import Foundation

/// A booked room while its time runs: a person is told once no person is there, and then it is given back.
///
/// What was not seen is not absence: where the room's scanners were blind for a moment of the time that counts, the
/// booking stays.
public struct BookedRoom: Equatable, Sendable {  // generated: init
    /// A person who was there so many seconds before the beginning, or later, has come.
    public static let early = BookedTime.early
    /// So many seconds after the beginning the booker is told that no person is there.
    public static let notice: TimeInterval = 600
    /// So many seconds after the beginning it is given back where no person came.
    public static let timeout: TimeInterval = 900
    /// So many seconds after the last one left it is given back.
    public static let gone: TimeInterval = 600

    public var from: Date
    public var until: Date
    public var isNoticed: Bool = false
    /// When one of the booker and the invited was last in the room; nil if none was since `early`.
    public var lastThere: Date?
    /// Whether one of them is there now, or may be.
    public var isOccupied: Bool = false
    /// Since when it would have been heard without a gap; nil if it would not now.
    public var sightSince: Date?

    /// What is to be done with it.
    public enum Step: Equatable, Sendable {
        case notice
        /// No person came.
        case releaseUnused
        /// They all left.
        case releaseLeft
    }

    /// - Returns: nil if it is to be left alone.
    public func step(at now: Date) -> Step? {
        guard from <= now, now < until, !isOccupied else { return nil }
        guard let lastThere else { return stepUnused(at: now) }
        let since = max(lastThere, from)
        return isSeen(since: since) && now.timeIntervalSince(since) >= Self.gone ? .releaseLeft : nil
    }

    private func stepUnused(at now: Date) -> Step? {
        guard isSeen(since: from - Self.early) else { return nil }
        let waited = now.timeIntervalSince(from)
        if waited >= Self.timeout { return .releaseUnused }
        return waited >= Self.notice && !isNoticed ? .notice : nil
    }

    private func isSeen(since instant: Date) -> Bool { sightSince.map { $0 <= instant } ?? false }
}
