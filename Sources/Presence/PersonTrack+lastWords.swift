import Foundation

/// What a dead scanner last said stands, and holds somebody where they are: that it fell silent says nothing. It must not do so
/// for ever against what the living hear since, nor give way to what is only noise.
extension PersonTrack {
    /// By so many dB a room must be heard louder to be believed beside a louder last word.
    private static let lead = 3.0
    /// For so many seconds the living must say it.
    private static let dwell: UInt32 = 10
    /// Their own room's scanner has heard them in so many seconds: where it has not, they may be where nobody hears them.
    private static let recent = 5.0

    /// What the living hear of somebody, in dBm: in their room, and in any other.
    private struct Living {
        let own: Evidence?
        let other: Double
        /// Whether their own room's scanner has heard them just now.
        let isRecent: Bool
    }

    /// Makes the evidence that of the living, where a last word is the loudest and they tell better.
    mutating func judge(_ evidence: inout [Evidence], at now: Date, _ surroundings: Surroundings) {
        guard let held = whereabouts, held.state != .left, let dead = lastWord(of: evidence, at: now, surroundings)
        else {
            return contrarySince = 0
        }
        let living = living(in: held.room, evidence, at: now, surroundings)
        let isTheirs = dead.room == held.room
        let own = living.own?.level ?? -.infinity
        if held.state == .present {
            let isOutdone = own <= living.other && living.other > -.infinity
            note(isTheirs ? isOutdone : isOutdone && living.own == nil, at: now)
            if isTheirs, !isOutdone, let other = living.own { return evidence[0] = other }
            // They have gone on from a room beside, and where to is heard.
            if !isTheirs, living.isRecent, living.other > own + Self.lead {
                drop(except: held.room, &evidence, now, surroundings)
            }
        } else {
            note(own > living.other + Self.lead && (isTheirs || living.isRecent), at: now)
            guard isContrary(at: now), let other = living.own else { return }
            if isTheirs { evidence[0] = other } else { drop(except: held.room, &evidence, now, surroundings) }
        }
    }

    /// The loudest that a dead scanner last said, where nobody who is alive hears them louder.
    private func lastWord(of evidence: [Evidence], at now: Date, _ surroundings: Surroundings) -> Evidence? {
        guard let first = evidence.first, !first.isLive, let scanner = first.link.scanner,
            !surroundings.isAlive(surroundings.contact(with: scanner), at: now)
        else { return nil }
        return first
    }

    private func living(
        in room: Int64, _ evidence: [Evidence], at now: Date, _ surroundings: Surroundings
    ) -> Living {
        let own = levels.lazy.filter { $0.room == room && !$0.link.isClient }
            .compactMap { $0.evidence(at: now, surroundings: surroundings) }
            .filter(\.isLive).max { $0.level < $1.level }
        let other = evidence.first { $0.isLive && !$0.link.isClient && $0.room != room }
        let told = own?.link.scanner.map { min(now, surroundings.completeThrough($0)) } ?? now
        return Living(
            own: own, other: other?.level ?? -.infinity,
            isRecent: own.map { told.timeIntervalSince($0.heardAt) <= Self.recent } ?? false)
    }

    private mutating func note(_ isContrary: Bool, at now: Date) {
        if !isContrary {
            contrarySince = 0
        } else if contrarySince == 0 {
            contrarySince = Self.second(of: now)
        }
    }

    private func isContrary(at now: Date) -> Bool {
        contrarySince > 0 && Self.second(of: now) >= contrarySince + Self.dwell
    }

    private static func second(of now: Date) -> UInt32 {
        UInt32(max(1, min(now.timeIntervalSinceReferenceDate, Double(UInt32.max / 2))))
    }

    /// Drops what dead scanners last said of rooms beside.
    private mutating func drop(
        except room: Int64, _ evidence: inout [Evidence], _ now: Date, _ surroundings: Surroundings
    ) {
        levels.drop { level in
            level.room != room && !level.link.isClient
                && level.evidence(at: now, surroundings: surroundings)?.isLive != true
        }
        evidence = self.evidence(at: now, surroundings: surroundings)
    }

    /// The dead scanner that leaves somebody unknown who was present: they have been silent for the leave time to those of its
    /// room that are alive, or those have long been outdone by another room's.
    func doubt(
        of held: Whereabouts, isGone: Bool, _ evidence: [Evidence], at now: Date, _ surroundings: Surroundings
    ) -> Evidence? {
        guard held.state == .present, let dead = lastWord(of: evidence, at: now, surroundings),
            dead.link != held.link, isGone ? dead.room == held.room : isContrary(at: now)
        else { return nil }
        return dead
    }
}
