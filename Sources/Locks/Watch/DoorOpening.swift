public import Foundation

/// A door that opened, as its contact reported.
public struct DoorOpening: Equatable, Sendable {  // generated: init
    /// The seconds after a lock was released in which a door may still open: the person may have had the handle in
    /// hand.
    static let grace: TimeInterval = 10
    /// The lock's report of its contact may arrive sooner than its report that it opened.
    private static let ahead: TimeInterval = 1

    public var openedAt: Date
    /// The lock's last report; nil if there was none.
    public var bolt: BoltState?
    /// Whether the lock was connected when it opened; otherwise it was open when the lock reconnected.
    public var isWitnessed: Bool

    /// A time for which a lock was instructed to stay open.
    public struct Held: Equatable, Sendable {  // generated: init
        public var from: Date
        public var until: Date
    }

    /// Returns whether the door was opened although it was locked. The handle on the inner side draws the bolt, so
    /// leaving is not forced.
    /// - Parameter held: the times for which attempts that may have opened held the lock.
    public func isForced(despite held: [Held]) -> Bool {
        guard isWitnessed, bolt == .locked else { return false }
        return !held.contains { held in
            held.from - Self.ahead <= openedAt && openedAt <= held.until + Self.grace
        }
    }
}
