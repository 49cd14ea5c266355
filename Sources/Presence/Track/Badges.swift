import Foundation
import Vocabulary

extension PersonTrack {
    /// A badge of a person who is tracked by another of their badges.
    struct OtherBadge: Equatable, Sendable {
        /// Tracked as if it were their only badge.
        var track: PersonTrack
        /// Since when it has been issued to them: before that, it may have lain anywhere.
        private let issuedAt: Date
        /// The room where it last was with certainty, and the one before that.
        private var place: Int64?
        private var placeBefore: Int64?
        /// Whether it lies in an unknown place.
        private var lies: Bool
        /// When it came to its room from where no scanner heard it; nil once it lies there.
        private var broughtAt: Date?
        /// The room where it seems to be, the number of seconds in which it was heard there, and the number of those
        /// that are certain.
        private var (room, seconds, sureSeconds) = (Int64?.none, 0, 0)
        private var countedAt = Date.distantPast

        /// A badge that was not heard before.
        init(_ track: PersonTrack, issuedAt: Date?) {
            (self.track, self.issuedAt, lies) = (track, issuedAt ?? .distantPast, false)
        }

        /// The badge that was followed until now.
        /// - Parameter place: the room it is in; nil if unknown.
        init(resting track: PersonTrack, at place: Int64?) {
            (self.track, issuedAt, self.place, lies) = (track, .distantPast, place, place == nil)
        }

        var isAway: Bool { track.whereabouts?.state == .left }

        /// Returns whether enough was heard of it to follow it, and it is still heard.
        func isHeard(at now: Date, _ context: Context) -> Bool {
            track.whereabouts?.state == .present && seconds >= Parameters.current.badge.enough
                && track.evidence(at: now, context: context).first?.isLive == true
        }

        mutating func observe(_ observation: Observation) {
            if let known = track.levels[observation.link], known.room != observation.room, place == known.room {
                // Its scanner is now placed in another room, and so is the badge.
                (place, room) = (observation.room, nil)
            }
            track.observe(observation)
        }

        /// Decides on the badge, and returns whether it has moved, which means that the person carries it.
        ///
        /// If no scanner was attentive before, or its room had no fingerprints yet, it may have been there all along.
        mutating func decide(at now: Date, context: Context) -> Bool {
            _ = track.decide(at: now, context: context)
            guard let found = track.whereabouts, found.state == .present, let scanner = found.link?.scanner else {
                return false
            }
            let isSure = found.confidence > Parameters.current.decision.sure
            count(found.room, isSure: isSure)
            guard isSure, let telling = context.tellsMovesSince(scanner, at: now) else { return false }
            guard !lies, found.since.timeIntervalSince(max(telling, issuedAt)) > Parameters.current.scanner.liveWindow
            else {
                (place, broughtAt, lies) = (room, nil, false)
                return false
            }
            return isMoved(since: found.since, at: now)
        }

        private mutating func count(_ room: Int64, isSure: Bool) {
            if self.room != room { (self.room, seconds, sureSeconds) = (room, 0, 0) }
            guard let heardAt = track.heardAt,
                heardAt.timeIntervalSince(countedAt) >= Parameters.current.decision.second
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
            let isBrought = seconds >= Parameters.current.badge.enoughBack
            if isBrought || now.timeIntervalSince(came) > Parameters.current.badge.forgottenAfter { broughtAt = nil }
            return isBrought
        }
    }
}

/// A person may carry several badges, or leave some behind, in a locker or on a desk. Readings of two badges are never
/// combined: each badge is tracked as if it were the only one, and one is followed. The badge that was last seen to
/// move is followed, since a badge that was left behind does not move. Another takes its place
///
/// - if it was certainly in a room other than the one where it lay for 5 s (for a minute if that is the room it came
///   from, since a badge between two rooms alternates between them), or for a minute in a room where it was not before;
/// - if both are in the same room and the followed badge was not heard for 15 s;
/// - if the person would otherwise have left.
///
/// A badge that appears may have been there all along if its scanner has listened for less than 15 s, has handed in a
/// backlog or is from before a restart, or if the badge was issued later than that. A badge does not count as moved
/// because its scanner is placed in another room, or because fingerprints have just been learned. Three badges are
/// tracked separately. `whereabouts_change` records which badge was followed, and `badge_switch` a switch without a
/// change of whereabouts; the record starts from these and follows them. It does not detect switches of badge by
/// itself.
extension PersonTrack {
    /// Records another badge that appears.
    mutating func note(_ observation: Observation) {
        guard !others.contains(where: { $0.track.badge == observation.beacon }) else { return }
        if others.count >= Parameters.current.badge.maxOthers {
            others.removeAll {
                observation.heardAt.timeIntervalSince($0.track.heardAt ?? .distantPast)
                    > Parameters.current.badge.forgottenAfter
            }
        }
        guard others.count < Parameters.current.badge.maxOthers else { return }
        others.append(
            OtherBadge(PersonTrack(person: person, badge: observation.beacon), issuedAt: observation.issuedAt))
    }

    /// Decides on the other badges, and chooses the one to follow from now on.
    mutating func chooseBadge(at now: Date, context: Context) {
        var (moved, standIn) = (Int?.none, Int?.none)
        for index in others.indices {
            if others[index].decide(at: now, context: context), !isLed { moved = index }
            if standsIn(others[index], at: now, context) { standIn = index }
        }
        if let chosen = moved ?? standIn { follow(chosen, at: now, context) }
        // A badge that comes from outside the building was in no room before.
        if others.contains(where: \.isAway) { others.removeAll(where: \.isAway) }
    }

    /// Follows the other badge that was heard last, if one is known to be in a room, with evidence from when the person
    /// was last heard.
    /// - Returns: whether there is such a badge.
    mutating func followAnother(at now: Date, context: Context) -> Bool {
        let heard = others.indices.filter { others[$0].isHeard(at: now, context) }
        guard let latest = heard.max(by: { heardLast($0) < heardLast($1) }) else { return false }
        let lastReading = whereabouts?.heardAt
        follow(latest, at: now, context)
        if let lastReading, let found = candidate {
            candidate = Candidate(
                room: found.room, since: max(found.since, lastReading + 1), chance: found.chance)
        }
        return true
    }

    private func heardLast(_ index: Int) -> Date { others[index].track.heardAt ?? .distantPast }

    /// Follows a badge that is known to have been followed at that time.
    mutating func follow(badge: Int64, at now: Date, context: Context) {
        guard badge != self.badge else { return }
        guard self.badge != nil else { return self.badge = badge }
        if !others.contains(where: { $0.track.badge == badge }) {
            others.append(OtherBadge(PersonTrack(person: person, badge: badge), issuedAt: nil))
        }
        for index in others.indices where others[index].track.badge == badge { follow(index, at: now, context) }
    }

    /// Makes the level offsets of the badges less certain, because other surveys are in use.
    mutating func compareAnew() {
        offset?.begin()
        for index in others.indices { others[index].track.offset?.begin() }
    }

    /// Returns whether another badge can be followed just as well, or must be: the followed badge has not been heard
    /// for a while and the other is in the same room; or nothing that is heard shows where the person is, and the other
    /// badge is in a room.
    private func standsIn(_ other: OtherBadge, at now: Date, _ context: Context) -> Bool {
        guard other.isHeard(at: now, context), let found = other.track.whereabouts else { return false }
        guard let held = whereabouts, held.state != .left, held.state != .unknown || held.link?.isClient != true else {
            return true
        }
        return held.room == found.room
            && found.heardAt.timeIntervalSince(held.heardAt) > Parameters.current.scanner.liveWindow
    }

    private mutating func follow(_ index: Int, at now: Date, _ context: Context) {
        var (followed, rested) = (others[index].track, self)
        rested.others = []
        rested.clients = CarriedClients()
        rested.levels.drop(where: \.link.isClient)
        let isHeldByScanner = whereabouts?.link?.isClient == false
        if !isHeldByScanner {
            // What the client reported is not where this badge is.
            (rested.whereabouts, rested.filter, rested.listenedAt, rested.candidate) = (nil, ForwardFilter(), nil, nil)
        }
        (followed.others, followed.isLed) = (others, isLed)
        followed.others[index] = OtherBadge(resting: rested, at: isHeldByScanner ? whereabouts?.room : nil)
        for level in levels where level.link.isClient { followed.levels.put(level) }
        followed.clients = clients
        followed.hasNewReport = hasNewReport
        followed.candidate = followed.whereabouts.map { Candidate(room: $0.room, since: $0.since) }
        followed.whereabouts = whereabouts
        followed.whereabouts?.badge = followed.badge
        if let heardAt = followed.heardAt, let held = whereabouts {
            followed.whereabouts?.heardAt = max(held.heardAt, heardAt)
        }
        self = followed
    }
}
