import Foundation
import Vocabulary

/// A badge of somebody who is followed by another of theirs.
struct OtherBadge: Equatable, Sendable {
    /// As if it were their only one.
    var track: PersonTrack
    /// Since when it is theirs: before, it may have lain anywhere.
    private let issuedAt: Date
    /// Where it was last for sure, and before that.
    private var place: Int64?
    private var placeBefore: Int64?
    /// Whether it lies somewhere, though nobody knows where.
    private var lies: Bool
    /// When it came there from where nobody heard it; nil once it lies there.
    private var broughtAt: Date?
    /// Where it seems to be; in how many seconds it was heard there, and in how many of them it was there for sure.
    private var (room, seconds, sureSeconds) = (Int64?.none, 0, 0)
    private var countedAt = Date.distantPast

    /// One that turns up.
    init(_ track: PersonTrack, issuedAt: Date?) {
        (self.track, self.issuedAt, lies) = (track, issuedAt ?? .distantPast, false)
    }

    /// One that was followed until now.
    /// - Parameter place: where it is; nil where that is not known.
    init(resting track: PersonTrack, at place: Int64?) {
        (self.track, issuedAt, self.place, lies) = (track, .distantPast, place, place == nil)
    }

    var isAway: Bool { track.whereabouts?.state == .left }

    /// Whether enough was heard of it to go by, and is still.
    func isHeard(at now: Date, _ surroundings: Surroundings) -> Bool {
        track.whereabouts?.state == .present && seconds >= Parameters.current.badge.enough
            && track.evidence(at: now, surroundings: surroundings).first?.isLive == true
    }

    mutating func observe(_ observation: Observation) {
        if let known = track.levels[observation.link], known.room != observation.room, place == known.room {
            // Its scanner stands in another room than was said before, and so does the badge.
            (place, room) = (observation.room, nil)
        }
        track.observe(observation)
    }

    /// Decides on it, and tells whether it has been moved, so that somebody must carry it.
    ///
    /// Where nobody was attentive before, or it was not known how its room sounds, it may have lain all along.
    mutating func decide(at now: Date, surroundings: Surroundings) -> Bool {
        _ = track.decide(at: now, surroundings: surroundings)
        guard let found = track.whereabouts, found.state == .present, let scanner = found.link?.scanner else {
            return false
        }
        let isSure = found.confidence > Parameters.current.badge.sure
        count(found.room, isSure: isSure)
        guard isSure, let telling = surroundings.tellsMovesSince(scanner, at: now) else { return false }
        guard !lies, found.since.timeIntervalSince(max(telling, issuedAt)) > Parameters.current.badge.attentive else {
            (place, broughtAt, lies) = (room, nil, false)
            return false
        }
        return isMoved(since: found.since, at: now)
    }

    private mutating func count(_ room: Int64, isSure: Bool) {
        if self.room != room { (self.room, seconds, sureSeconds) = (room, 0, 0) }
        guard let heardAt = track.heardAt, heardAt.timeIntervalSince(countedAt) >= Parameters.current.decision.second
        else { return }
        countedAt = heardAt
        seconds += 1
        sureSeconds += isSure ? 1 : 0
    }

    private mutating func isMoved(since: Date, at now: Date) -> Bool {
        guard place == room else {
            guard
                sureSeconds
                    >= (room == placeBefore ? Parameters.current.badge.enoughBack : Parameters.current.badge.enough)
            else { return false }
            defer { (placeBefore, place, broughtAt) = (place, room, place == nil ? since : nil) }
            return place != nil
        }
        guard let came = broughtAt else { return false }
        let isBrought = seconds >= Parameters.current.badge.broughtSeconds
        if isBrought || now.timeIntervalSince(came) > Parameters.current.badge.broughtWithin { broughtAt = nil }
        return isBrought
    }
}
