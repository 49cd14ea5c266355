import Foundation
import Vocabulary

extension PersonTrack {
    /// What says most for each room, of all that counts, the strongest first.
    func evidence(
        at now: Date, surroundings: Surroundings, where counts: (Evidence) -> Bool = { _ in true }
    ) -> [Evidence] {
        var best: [Evidence] = []
        best.reserveCapacity(levels.count)
        for level in levels {
            guard let found = level.evidence(at: now, surroundings: surroundings), counts(found) else { continue }
            if let index = best.firstIndex(where: { $0.room == found.room }) {
                if best[index].isWeaker(than: found) { best[index] = found }
            } else {
                best.append(found)
            }
        }
        // Equal levels are told apart by room, so that the order never depends on what came first.
        best.sort { ($0.level, $1.room ?? 0) > ($1.level, $0.room ?? 0) }
        return best
    }

    /// Drops links that have fallen silent, and what dead scanners last said of somebody who is not present, once nobody has
    /// heard them for the leave time: whoever turns up after that is judged afresh.
    mutating func dropSilentLinks(at now: Date, surroundings: Surroundings) {
        let leaveTime = whereabouts.map(surroundings.leaveTime) ?? 0
        let gone =
            whereabouts?.state != .present && heardAt.map { now.timeIntervalSince($0) > leaveTime } ?? true
        // Of whom a client tells, it will tell whether they have left.
        let isTold = whereabouts.map { $0.state == .present && $0.link?.isClient == true } ?? false
        let kept = isTold ? lastOfBadge?.link : nil
        levels.drop { level in
            // Who was heard just now is not silent, whatever became of the scanner.
            let isSilent =
                now.timeIntervalSince(level.heardAt) > Parameters.current.link.patience
                || level.mean <= Parameters.current.link.floor
            guard isSilent else { return false }
            guard let found = level.evidence(at: now, surroundings: surroundings) else { return level.link != kept }
            return !found.isLive && gone
        }
        forgetOldWords(at: now, surroundings)
    }
}
