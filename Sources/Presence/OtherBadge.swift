import Foundation

/// A badge of somebody who is followed by another of theirs.
struct OtherBadge: Equatable, Sendable {
    /// A badge must be so likely in a room for it to count: one that lies between two rooms is taken now for the one, now for
    /// the other.
    private static let sure = 0.9
    /// Heard in so many seconds it is there: one packet from a drawer says nothing.
    private static let enough = 5
    /// Heard in so many seconds of as many where it was not before, it was brought there: what is heard now and then was not.
    private static let brought = (seconds: 60, of: 120.0)
    /// A scanner that listened for so many seconds, and did not hear it, shows that it was not there.
    private static let listened = 15.0

    /// As if it were their only one.
    var track: PersonTrack
    /// Where it was last for sure.
    private var place: Int64?
    /// When it came there from where nobody heard it; nil once it lies there.
    private var broughtAt: Date?
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
    /// What a scanner hears that has only begun to listen may have lain there all along.
    mutating func decide(at now: Date, surroundings: Surroundings) -> Bool {
        _ = track.decide(at: now, surroundings: surroundings)
        guard let found = track.whereabouts, found.state == .present, let scanner = found.link?.scanner else {
            return false
        }
        count(found.room)
        guard found.confidence > Self.sure, let listening = surroundings.listeningSince(scanner, at: now) else {
            return false
        }
        guard found.since.timeIntervalSince(listening) > Self.listened else {
            (place, broughtAt) = (room, nil)
            return false
        }
        return isMoved(since: found.since, at: now)
    }

    private mutating func count(_ room: Int64) {
        if self.room != room { (self.room, seconds) = (room, 0) }
        if track.heardAt != countedAt { seconds += 1 }
        countedAt = track.heardAt
    }

    private mutating func isMoved(since: Date, at now: Date) -> Bool {
        guard place == room else {
            guard seconds >= Self.enough else { return false }
            defer { (place, broughtAt) = (room, place == nil ? since : nil) }
            return place != nil
        }
        guard let came = broughtAt else { return false }
        let isBrought = seconds >= Self.brought.seconds
        if isBrought || now.timeIntervalSince(came) > Self.brought.of { broughtAt = nil }
        return isBrought
    }
}
