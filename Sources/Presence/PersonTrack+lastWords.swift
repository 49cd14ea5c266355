import Foundation

/// What a dead scanner last said stands, and holds somebody where they are: that it fell silent says nothing. It must not do so
/// against what has happened since.
extension PersonTrack {
    /// By so many dB something must be louder to be believed beside a louder last word: not to and fro.
    private static let lead = 3.0
    /// Their own room's scanner has heard them in so many seconds: where it does not, they may be where nobody hears them.
    private static let recent = 5.0

    /// What says most for the room of a dead scanner in its place: another of that room that hears them better than any
    /// elsewhere.
    func stand(in dead: Evidence, beside others: ArraySlice<Evidence>, at now: Date, _ surroundings: Surroundings)
        -> Evidence?
    {
        guard dead.room == whereabouts?.room, let other = living(beside: dead, at: now, surroundings) else {
            return nil
        }
        let isHolding = whereabouts?.state == .present && whereabouts?.link == other.link
        return others.allSatisfy { $0.level + (isHolding ? 0 : Self.lead) < other.level } ? other : nil
    }

    /// Drops what dead scanners last said of rooms beside the one somebody was in, where it is heard that they have gone on.
    /// - Returns: whether there was something to drop.
    mutating func dropLastWords(_ evidence: [Evidence], at now: Date, _ surroundings: Surroundings) -> Bool {
        guard let held = whereabouts, held.state == .present, let first = evidence.first, !first.isLive,
            first.room != held.room, let own = evidence.first(where: { $0.room == held.room }),
            let top = evidence.first(where: \.isLive), top.room != held.room, top.level > own.level + Self.lead,
            now.timeIntervalSince(own.heardAt) <= Self.recent
        else { return false }
        levels.drop { level in
            level.room != held.room && !level.link.isClient
                && level.evidence(at: now, surroundings: surroundings)?.isLive != true
        }
        return true
    }

    /// The loudest living scanner of a room of which another is dead.
    private func living(beside dead: Evidence, at now: Date, _ surroundings: Surroundings) -> Evidence? {
        levels.lazy.filter { $0.room == dead.room && !$0.link.isClient }
            .compactMap { $0.evidence(at: now, surroundings: surroundings) }
            .filter(\.isLive).max { $0.level < $1.level }
    }

    /// A dead scanner that heard somebody louder than any hears them now, where their own room's does not hear them, or not as
    /// well as another: who knows where they are?
    func doubt(
        of held: Whereabouts, _ evidence: [Evidence], at now: Date, _ surroundings: Surroundings
    ) -> Evidence? {
        guard held.state == .present, let first = evidence.first, !first.isLive, first.link != held.link,
            let scanner = first.link.scanner, !surroundings.isAlive(surroundings.contact(with: scanner), at: now),
            first.room == held.room || !evidence.contains(where: { $0.room == held.room })
        else { return nil }
        return first
    }
}
