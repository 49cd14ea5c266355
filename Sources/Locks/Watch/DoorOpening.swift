public import Foundation

/// What a lock says of its bolt.
public enum BoltState: String, CaseIterable, Codable, Sendable {
    case locked, unlocked
    /// It should move and does not.
    case jammed
}

/// A door that opened, as its contact told it.
public struct DoorOpening: Equatable, Sendable {  // generated: init
    /// After an attempt ceased to hold the lock a door may open for so many seconds more: a person had its handle.
    static let grace: TimeInterval = 10
    /// The lock's word of its contact may be on its way sooner than its word that it opened.
    private static let ahead: TimeInterval = 1

    public var openedAt: Date
    /// As the lock said it last; nil if it had said nothing of it.
    public var bolt: BoltState?
    /// Whether the lock was there as it opened: else it was open when the lock came back.
    public var isWitnessed: Bool

    /// A time for which a lock was told to hold open.
    public struct Held: Equatable, Sendable {  // generated: init
        public var from: Date
        public var until: Date
    }

    /// Whether a person opened it though it was locked. The handle on the inner side draws the bolt, so a way out is
    /// none.
    /// - Parameter held: for which times attempts that may have opened held the lock.
    public func isForced(despite held: [Held]) -> Bool {
        guard isWitnessed, bolt == .locked else { return false }
        return !held.contains { held in
            held.from - Self.ahead <= openedAt && openedAt <= held.until + Self.grace
        }
    }
}
