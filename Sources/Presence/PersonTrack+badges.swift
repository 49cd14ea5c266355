import Foundation
import Vocabulary

/// Somebody may carry several badges, or leave some behind: in a locker, on a desk. What scanners hear of two badges
/// never mixes. One is followed: the one that was last seen to move, since what lies about does not. Another takes its
/// place where it moves, or is brought, or where the one that is followed is heard no more.
extension PersonTrack {
    /// Takes note of another badge that turns up.
    mutating func note(_ observation: Observation) {
        guard !others.contains(where: { $0.track.badge == observation.beacon }) else { return }
        if others.count >= Parameters.current.badge.mostOthers {
            others.removeAll {
                observation.heardAt.timeIntervalSince($0.track.heardAt ?? .distantPast)
                    > Parameters.current.badge.forgottenAfter
            }
        }
        guard others.count < Parameters.current.badge.mostOthers else { return }
        others.append(
            OtherBadge(PersonTrack(person: person, badge: observation.beacon), issuedAt: observation.issuedAt))
    }

    /// Decides on the other badges, and chooses the one to follow from now on.
    mutating func chooseBadge(at now: Date, surroundings: Surroundings) {
        var (moved, standIn) = (Int?.none, Int?.none)
        for index in others.indices {
            if others[index].decide(at: now, surroundings: surroundings), !isLed { moved = index }
            if standsIn(others[index], at: now, surroundings) { standIn = index }
        }
        if let chosen = moved ?? standIn { follow(chosen, at: now, surroundings) }
        // What comes from away has been nowhere.
        if others.contains(where: \.isAway) { others.removeAll(where: \.isAway) }
    }

    /// Follows the other badge that was heard last, where one is known to be in a room: since they were heard last themselves.
    /// - Returns: whether one is.
    mutating func followAnother(at now: Date, surroundings: Surroundings) -> Bool {
        let heard = others.indices.filter { others[$0].isHeard(at: now, surroundings) }
        guard let latest = heard.max(by: { heardLast($0) < heardLast($1) }) else { return false }
        let lastWord = whereabouts?.heardAt
        follow(latest, at: now, surroundings)
        if let lastWord, let found = challenger {
            challenger = Challenger(
                room: found.room, since: max(found.since, lastWord + 1), chance: found.chance)
        }
        return true
    }

    private func heardLast(_ index: Int) -> Date { others[index].track.heardAt ?? .distantPast }

    /// Follows a badge of which is known that it was followed then.
    mutating func follow(badge: Int64, at now: Date, surroundings: Surroundings) {
        guard badge != self.badge else { return }
        guard self.badge != nil else { return self.badge = badge }
        if !others.contains(where: { $0.track.badge == badge }) {
            others.append(OtherBadge(PersonTrack(person: person, badge: badge), issuedAt: nil))
        }
        for index in others.indices where others[index].track.badge == badge { follow(index, at: now, surroundings) }
    }

    /// With other surveys in use it is less known how loud the badges are beside those of them.
    mutating func compareAnew() {
        loudness?.begin()
        for index in others.indices { others[index].track.loudness?.begin() }
    }

    /// Whether another badge can be followed just as well, or must be: the one that is followed has not been heard for a
    /// while, and the other is in the same room; or nothing at all is heard that would tell where they are, and the other is
    /// somewhere.
    private func standsIn(_ other: OtherBadge, at now: Date, _ surroundings: Surroundings) -> Bool {
        guard other.isHeard(at: now, surroundings), let found = other.track.whereabouts else { return false }
        guard let held = whereabouts, held.state != .left, held.state != .unknown || held.link?.isClient != true else {
            return true
        }
        return held.room == found.room
            && found.heardAt.timeIntervalSince(held.heardAt) > Parameters.current.scanner.liveWindow
    }

    private mutating func follow(_ index: Int, at now: Date, _ surroundings: Surroundings) {
        var (followed, rested) = (others[index].track, self)
        rested.others = []
        rested.clients = CarriedClients()
        rested.levels.drop(where: \.link.isClient)
        let isHeldByScanner = whereabouts?.link?.isClient == false
        if !isHeldByScanner {
            // What the client said is not where this badge is.
            (rested.whereabouts, rested.belief, rested.listenedAt, rested.challenger) = (nil, Belief(), nil, nil)
        }
        (followed.others, followed.isLed) = (others, isLed)
        followed.others[index] = OtherBadge(resting: rested, at: isHeldByScanner ? whereabouts?.room : nil)
        for level in levels where level.link.isClient { followed.levels.put(level) }
        followed.clients = clients
        followed.hasNewWord = hasNewWord
        followed.challenger = followed.whereabouts.map { Challenger(room: $0.room, since: $0.since) }
        followed.whereabouts = whereabouts
        followed.whereabouts?.badge = followed.badge
        if let heardAt = followed.heardAt, let held = whereabouts {
            followed.whereabouts?.heardAt = max(held.heardAt, heardAt)
        }
        self = followed
    }
}
