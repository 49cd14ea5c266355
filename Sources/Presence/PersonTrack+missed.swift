import Foundation
import Vocabulary

extension PersonTrack {
    /// Takes in that somebody was heard of whom nothing was known, or who was taken for left before that: late, since a
    /// scanner's link lags or its spool is handed in. That does not tell where they are now; but only once it is known that
    /// this scanner heard no more of them have they left.
    mutating func findMissed(_ late: Observation, at now: Date, surroundings: Surroundings) -> Transition? {
        guard isOwn(late), let scanner = late.link.scanner, let room = late.room,
            whereabouts.map({ isLater(late, than: $0) }) ?? true
        else { return nil }
        badge = badge ?? late.beacon
        heardAt = max(heardAt ?? late.heardAt, late.heardAt)
        var found = Whereabouts(
            state: .unknown, room: room, since: late.heardAt, heardAt: late.heardAt, decidedAt: now, confidence: 0,
            link: late.link, beacon: late.beacon, leaveAfter: late.leaveAfter, badge: badge, client: clients.followed,
            clientCarriedAt: clients.carriedAt)
        if let listening = surroundings.listeningSince(scanner, at: now),
            isGone(found, scanner, since: listening, at: now, surroundings)
        {
            found.state = .left
        }
        guard found.state != whereabouts?.state else {
            whereabouts?.heardAt = late.heardAt
            return nil
        }
        return change(to: found, visitEndedAt: late.heardAt, visitEnd: .unknown)
    }

    /// Of several scanners that hand in what they heard, the one that heard them last tells whether they have left.
    mutating func awaitLatest(_ late: Observation, at now: Date, surroundings: Surroundings) {
        guard let held = whereabouts, held.state == .unknown, let awaited = held.link?.scanner, late.link != held.link,
            late.heardAt >= held.heardAt, surroundings.listeningSince(awaited, at: now) != nil
        else { return }
        whereabouts?.link = late.link
        whereabouts?.beacon = late.beacon
        whereabouts?.leaveAfter = late.leaveAfter
    }

    /// Two scanners hear the last packets of somebody who goes at slightly different times, by clocks that differ.
    private func isLater(_ late: Observation, than held: Whereabouts) -> Bool {
        held.state == .left && late.heardAt.timeIntervalSince(held.heardAt) > Parameters.current.link.patience
    }
}
