import Foundation

/// A badge of somebody who is followed by another of theirs.
struct OtherBadge: Equatable, Sendable {
    /// A badge must be so likely in a room for it to count: one that lies between two rooms is taken now for the one, now for
    /// the other.
    private static let sure = 0.9
    /// Heard in so many seconds it is there: one packet from a drawer says nothing.
    private static let enough = 5
    /// Heard in so many seconds where it was not before, it was brought there: what is heard only now and then is not.
    private static let brought = 60

    /// As if it were their only one.
    var track: PersonTrack
    /// Where it was last for sure.
    private var place: Int64?
    /// Whether it came there from where nobody heard it.
    private var isNew = false
    /// Where it seems to be, and in how many seconds it was heard there.
    private var (room, seconds) = (Int64?.none, 0)
    private var countedAt: Date?

    init(_ track: PersonTrack, at place: Int64? = nil) {
        (self.track, self.place) = (track, place)
    }

    var isAway: Bool { track.whereabouts?.state == .left }

    var isPresent: Bool { track.whereabouts?.state == .present }

    /// Whether enough was heard of it to go by.
    var isHeard: Bool { isPresent && seconds >= Self.enough }

    /// Decides on it, and tells whether it has been moved, so that somebody must carry it.
    ///
    /// Where it lay when the engine started nobody knows, and not every scanner has told at once: for a while nothing counts.
    mutating func decide(at now: Date, surroundings: Surroundings) -> Bool {
        _ = track.decide(at: now, surroundings: surroundings)
        guard let found = track.whereabouts, found.state == .present else { return false }
        count(found.room)
        guard found.confidence > Self.sure else { return false }
        guard surroundings.isSettled(at: now) else {
            (place, isNew) = (room, false)
            return false
        }
        return isMoved()
    }

    private mutating func count(_ room: Int64) {
        if self.room != room { (self.room, seconds) = (room, 0) }
        if track.heardAt != countedAt { seconds += 1 }
        countedAt = track.heardAt
    }

    private mutating func isMoved() -> Bool {
        guard seconds >= (place == room ? Self.brought : Self.enough) else { return false }
        defer { (place, isNew) = (room, place == nil) }
        return place == room ? isNew : place != nil
    }
}
