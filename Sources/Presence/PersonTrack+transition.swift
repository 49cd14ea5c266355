import Foundation
import Vocabulary

extension PersonTrack {
    /// Somebody is found in a room where they were not known to be.
    mutating func enter(
        _ room: Int64, _ evidence: Evidence, since: Date, confidence: Double, at now: Date
    ) -> Transition {
        let earliest = whereabouts.map { $0.state == .present ? PersonTrack.earliestEnd(of: $0, at: now) : $0.since }
        let after = Whereabouts(
            state: .present, room: room, since: max(since, earliest ?? since),
            heardAt: heardAt ?? evidence.heardAt, decidedAt: now, confidence: confidence, link: evidence.link,
            beacon: evidence.beacon, leaveAfter: evidence.leaveAfter, badge: badge,
            client: clients.followed, clientCarriedAt: clients.carriedAt)
        return change(to: after, visitEndedAt: after.since, visitEnd: .moved)
    }

    /// Somebody is where they were no more.
    /// - Parameter dead: the scanner whose last word leaves them unknown.
    mutating func end(_ held: Whereabouts, as state: WhereaboutsState, to dead: Evidence?, at now: Date) -> Transition {
        let lastWord = max(held.heardAt, held.since).addingTimeInterval(1)
        let endedAt = max(PersonTrack.earliestEnd(of: held, at: now), min(lastWord, now))
        var after = held
        after.state = state
        after.since = endedAt
        after.decidedAt = now
        after.confidence = 0
        return change(
            to: after, visitEndedAt: endedAt, visitEnd: state == .left ? .left : .unknown,
            quiet: dead.flatMap(QuietScanner.init))
    }

    /// A visit lasts at least a second, for which a sighting stands; but it does not reach beyond `now`, and never ends
    /// at the instant it began.
    private static func earliestEnd(of held: Whereabouts, at now: Date) -> Date {
        held.since.addingTimeInterval(min(1, max(0.001, now.timeIntervalSince(held.since))))
    }

    mutating func change(
        to after: Whereabouts, visitEndedAt: Date, visitEnd: VisitEnd, quiet: QuietScanner? = nil
    ) -> Transition {
        let before = whereabouts
        let closes = before?.state == .present
        whereabouts = after
        // What is contrary to where they are is so from now on.
        contrarySince = 0
        return Transition(
            person: person, before: before, after: after, visitEndedAt: closes ? visitEndedAt : nil,
            visitEnd: closes ? visitEnd : nil, quiet: quiet)
    }
}
