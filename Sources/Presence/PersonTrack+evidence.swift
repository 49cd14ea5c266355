import Foundation

extension PersonTrack {
    /// What says most for each room, the strongest first.
    func evidence(at now: Date, surroundings: Surroundings) -> [Evidence] {
        var best: [Evidence] = []
        best.reserveCapacity(levels.count)
        for level in levels {
            guard let found = level.evidence(at: now, surroundings: surroundings) else { continue }
            if let index = best.firstIndex(where: { $0.room == found.room }) {
                if best[index].isWeaker(than: found) { best[index] = found }
            } else {
                best.append(found)
            }
        }
        // Equal levels are told apart by room, so that the order never depends on what came first.
        best.sort { ($0.level, $1.room ?? 0) > ($1.level, $0.room ?? 0) }
        if let first = best.first, !first.isLive,
            let other = living(in: first.room, at: now, surroundings),
            best.dropFirst().allSatisfy({ $0.level < other.level })
        {
            best[0] = other
        }
        return best
    }

    /// The loudest scanner of a room that is alive, where another of that room is not.
    private func living(in room: Int64?, at now: Date, _ surroundings: Surroundings) -> Evidence? {
        levels.lazy.filter { $0.room == room && !$0.link.isClient }
            .compactMap { $0.evidence(at: now, surroundings: surroundings) }
            .filter(\.isLive).max { $0.level < $1.level }
    }

    /// Whoever is found in a room was moved there by something louder than what a dead scanner last said of another: from now
    /// on that says nothing.
    mutating func dropLastWords(except room: Int64, at now: Date, _ surroundings: Surroundings) {
        levels.drop { level in
            guard level.room != room, let scanner = level.link.scanner else { return false }
            return !surroundings.isAlive(surroundings.contact(with: scanner), at: now)
        }
    }

    /// Drops links that have fallen silent, and what dead scanners last said of somebody who is not present, once nobody has
    /// heard them for the leave time: whoever turns up after that is judged afresh.
    mutating func dropSilentLinks(at now: Date, surroundings: Surroundings) {
        let leaveTime = whereabouts.map(surroundings.leaveTime) ?? 0
        let gone =
            whereabouts?.state != .present && heardAt.map { now.timeIntervalSince($0) > leaveTime } ?? true
        levels.drop { level in
            // Who was heard just now is not silent, whatever became of the scanner.
            let isSilent = now.timeIntervalSince(level.heardAt) > Level.patience || level.mean <= Level.floor
            guard isSilent else { return false }
            guard let found = level.evidence(at: now, surroundings: surroundings) else { return true }
            return !found.isLive && gone
        }
    }
}
