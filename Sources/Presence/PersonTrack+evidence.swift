import Foundation

extension PersonTrack {
    /// The strongest evidence for each room, the strongest first.
    func evidence(at now: Date, surroundings: Surroundings) -> [Evidence] {
        var best: [Int64?: Evidence] = [:]
        for (link, level) in levels {
            guard let found = evidence(of: link, level, at: now, surroundings: surroundings) else { continue }
            if found.level > best[level.room]?.level ?? -.infinity {
                best[level.room] = found
            }
        }
        // Equal levels are told apart by room, so that the order never depends on hashing.
        return best.values.sorted { ($0.level, $1.room ?? 0) > ($1.level, $0.room ?? 0) }
    }

    private func evidence(of link: Link, _ level: Level, at now: Date, surroundings: Surroundings) -> Evidence? {
        let value: Double?
        if let scanner = link.scanner {
            // A scanner's silence counts only as far as its evidence has arrived: nobody moves because it died.
            value = level.value(at: min(now, surroundings.completeThrough(scanner)))
        } else {
            let age = now.timeIntervalSince(level.heardAt)
            value = age <= surroundings.settings.clientSilentAfter ? level.value(at: level.heardAt) : nil
        }
        return value.map {
            Evidence(
                room: level.room, link: link, level: $0, beacon: level.beacon, leaveAfter: level.leaveAfter,
                heardAt: level.heardAt, isLive: surroundings.isAlive(link, at: now))
        }
    }

    /// Drops links that have fallen silent, and what dead scanners last said once nobody has heard the person for
    /// the leave time: whoever turns up after that is judged afresh.
    mutating func dropSilentLinks(at now: Date, surroundings: Surroundings) {
        let gone = heardAt.map { now.timeIntervalSince($0) > whereabouts?.leaveAfter ?? 0 } ?? true
        levels = levels.filter { link, level in
            guard let found = evidence(of: link, level, at: now, surroundings: surroundings) else { return false }
            return found.isLive || !gone
        }
    }
}
