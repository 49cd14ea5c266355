import Foundation
import Vocabulary

extension PersonTrack {
    /// A badge of a person who is followed by another of theirs.
    struct OtherBadge: Equatable, Sendable {
        /// As if it were their only one.
        var track: PersonTrack
        /// Since when it is theirs: before, it may have lain anywhere.
        private let issuedAt: Date
        /// Where it was last for sure, and before that.
        private var place: Int64?
        private var placeBefore: Int64?
        /// Whether it lies somewhere, though no person knows where.
        private var lies: Bool
        /// When it came there from where no person heard it; nil once it lies there.
        private var broughtAt: Date?
        /// Where it seems to be; in how many seconds it was heard there, and in how many of them it was there for sure.
        private var (room, seconds, sureSeconds) = (Int64?.none, 0, 0)
        private var countedAt = Date.distantPast

        /// One that turns up.
        init(_ track: PersonTrack, issuedAt: Date?) {
            (self.track, self.issuedAt, lies) = (track, issuedAt ?? .distantPast, false)
        }

        /// One that was followed until now.
        /// - Parameter place: where it is; nil if that is not known.
        init(resting track: PersonTrack, at place: Int64?) {
            (self.track, issuedAt, self.place, lies) = (track, .distantPast, place, place == nil)
        }

        var isAway: Bool { track.whereabouts?.state == .left }

        /// Whether enough was heard of it to go by, and is still.
        func isHeard(at now: Date, _ context: Context) -> Bool {
            track.whereabouts?.state == .present && seconds >= Parameters.current.badge.enough
                && track.evidence(at: now, context: context).first?.isLive == true
        }

        mutating func observe(_ observation: Observation) {
            if let known = track.levels[observation.link], known.room != observation.room, place == known.room {
                // Its scanner stands in another room than was said before, and so does the badge.
                (place, room) = (observation.room, nil)
            }
            track.observe(observation)
        }

        /// Decides on it, and tells whether it has been moved, so that a person must carry it.
        ///
        /// Where no person was attentive before, or it was not known how its room sounds, it may have lain all along.
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

/// A person may carry several badges, or leave some behind: in a locker, on a desk. What scanners hear of two badges
/// never mixes. Each is tracked as if it were the only one, and one is followed: the one that was last seen to move,
/// since what lies about does not. Another takes its place
///
/// - where it was surely in another room than it lay in for 5 s (for a minute where that is the room it came from,
///   since what lies between two rooms goes to and fro), or for a minute where it was not before;
/// - where both are in the same room and the followed one was not heard for 15 s;
/// - where they would otherwise have left.
///
/// What turns up may have lain there all along where its scanner has listened for less than 15 s, has handed in a
/// backlog or is from before a restart, and where the badge was issued later than that. A badge is not moved because
/// its scanner is said to stand in another room, or because rooms have just been learned. Three badges are told apart.
/// `whereabouts_change` tells which badge was followed, and `badge_switch` where another was without a change; the
/// record begins with that and goes along. It finds no changes of badge by itself.
extension PersonTrack {
    /// Takes note of another badge that turns up.
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
        // What comes from away has been nowhere.
        if others.contains(where: \.isAway) { others.removeAll(where: \.isAway) }
    }

    /// Follows the other badge that was heard last, where one is known to be in a room: since they were heard last
    /// themselves.
    /// - Returns: whether one is.
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

    /// Follows a badge of which is known that it was followed then.
    mutating func follow(badge: Int64, at now: Date, context: Context) {
        guard badge != self.badge else { return }
        guard self.badge != nil else { return self.badge = badge }
        if !others.contains(where: { $0.track.badge == badge }) {
            others.append(OtherBadge(PersonTrack(person: person, badge: badge), issuedAt: nil))
        }
        for index in others.indices where others[index].track.badge == badge { follow(index, at: now, context) }
    }

    /// With other surveys in use it is less known how loud the badges are beside those of them.
    mutating func compareAnew() {
        offset?.begin()
        for index in others.indices { others[index].track.offset?.begin() }
    }

    /// Whether another badge can be followed just as well, or must be: the one that is followed has not been heard for
    /// a while, and the other is in the same room; or nothing at all is heard that would tell where they are, and the
    /// other is somewhere.
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
            // What the client said is not where this badge is.
            (rested.whereabouts, rested.filter, rested.listenedAt, rested.candidate) = (nil, ForwardFilter(), nil, nil)
        }
        (followed.others, followed.isLed) = (others, isLed)
        followed.others[index] = OtherBadge(resting: rested, at: isHeldByScanner ? whereabouts?.room : nil)
        for level in levels where level.link.isClient { followed.levels.put(level) }
        followed.clients = clients
        followed.hasNewWord = hasNewWord
        followed.candidate = followed.whereabouts.map { Candidate(room: $0.room, since: $0.since) }
        followed.whereabouts = whereabouts
        followed.whereabouts?.badge = followed.badge
        if let heardAt = followed.heardAt, let held = whereabouts {
            followed.whereabouts?.heardAt = max(held.heardAt, heardAt)
        }
        self = followed
    }
}
