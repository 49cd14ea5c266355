public import Foundation

/// A booked room during its time: the booker is notified if the room is empty, and later the room is released.
///
/// Missing detection is not absence: if the room's scanners were not listening for a moment of the relevant time, the
/// booking stays.
public struct BookedRoom: Equatable, Sendable {  // generated: init
    /// The seconds before the beginning from which a person in the room counts as having come.
    public static let early = BookedTime.early
    /// The seconds after the beginning at which the booker is notified that the room is empty.
    public static let notice: TimeInterval = 600
    /// The seconds after the beginning at which the room is released if it was not used.
    public static let timeout: TimeInterval = 900
    /// The seconds after the last person left at which the room is released.
    public static let gone: TimeInterval = 600

    public var from: Date
    public var until: Date
    public var isNoticed: Bool = false
    /// When the booker or an invited person was last in the room; nil if none was since `early`.
    public var lastThere: Date?
    /// Whether one of them is there now, or may be.
    public var isOccupied: Bool = false
    /// Since when a person would have been heard without a gap; nil if not at present.
    public var sightSince: Date?

    /// The next step.
    public enum Step: Equatable, Sendable {
        case notice
        /// No person came.
        case releaseUnused
        /// All of them left.
        case releaseLeft
    }

    /// - Returns: the step that is due; nil if none is.
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
