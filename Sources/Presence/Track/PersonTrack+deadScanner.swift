import Foundation
import Vocabulary

/// What a dead scanner last said stands, and holds a person where they are: that it fell silent says nothing. It must
/// not do so for ever against what the living hear since, nor give way to what is only noise.
///
/// A dead scanner (nothing from it for three heartbeats, and until it has told what it heard meanwhile) is taken at its
/// last reading, and holds whom it held: they are unknown until they are heard elsewhere louder than it had heard them.
/// Another scanner of the same room keeps them present, until the living have said for 10 s that they are elsewhere:
/// then they are unknown, not moved, and present again once their room has led by 3 dB for as long.
///
/// The last reading of the room next to theirs gives way where their own room's scanner hears them 3 dB less than
/// another room's, where that room's own living scanner leads for 10 s, and in ten minutes; where no person in their
/// room hears them any more, they are unknown. Apart from that, what is fainter than a last reading moves no person
/// past it. A surveyed room without a scanner is judged by how it sounds to the others. `tools/bench-deaths` says what
/// this is worth.
extension PersonTrack {
    /// What becomes of a last word beside what the living say.
    private enum Verdict {
        /// It stands, and no person is moved.
        case stands
        /// It leaves it to the living to say where they are: they name its own room.
        case agreed
        /// They have gone on from where it was said.
        case passed
    }

    /// What living scanners hear of a person.
    private struct Living {
        /// By room, the loudest first.
        let rooms: [Evidence]
        /// That of the room they are, or were last known to be, in.
        let own: Evidence?
        /// Whether that room's scanner has heard them just now.
        let isRecent: Bool

        /// The loudest, where no other is nearly as loud.
        var leader: Evidence? {
            guard let first = rooms.first else { return nil }
            return rooms.count < 2 || first.level > rooms[1].level + Parameters.current.deadScanner.lead ? first : nil
        }
    }

    /// Makes the evidence that of the living, where a last word is the loudest and does not stand against it.
    /// - Returns: that word: what is fainter moves no person past it.
    mutating func judge(_ evidence: inout [Evidence], at now: Date, _ context: Context) -> Evidence? {
        guard let held = whereabouts, held.state != .left, let dead = lastReading(of: evidence, at: now, context)
        else {
            contrarySince = 0
            return nil
        }
        let living = living(in: held.room, at: now, context)
        let hasNoReceiver = context.hasNoReceiver(held.room)
        switch held.state == .present
            ? verdict(held, hasNoReceiver: hasNoReceiver, dead, living, at: now)
            : found(held, hasNoReceiver: hasNoReceiver, dead, living, at: now)
        {
        case .stands: return dead
        case .agreed:
            evidence = self.evidence(at: now, context: context, where: \.isLive)
            return dead
        case .passed:
            forgetWords(except: held.room, at: now, context)
            evidence = self.evidence(at: now, context: context)
            return nil
        }
    }

    /// The loudest that a dead scanner last said, where no person who is alive hears them louder. One that is back and
    /// has not yet told what it heard meanwhile is still dead to them.
    func lastReading(of evidence: [Evidence], at now: Date, _ context: Context) -> Evidence? {
        guard let first = evidence.first, !first.isLive, let scanner = first.link.scanner,
            first.heardAt >= context.startedAt || context.isDead(scanner, at: now)
        else { return nil }
        return first
    }

    /// What of that is to be remembered beyond the engine: what the loudest dead one said, a person who else hears them
    /// louder.
    func quietScanner(at now: Date, _ context: Context) -> QuietScanner? {
        guard let held = whereabouts, held.state != .left else { return nil }
        let words = evidence(at: now, context: context) { !$0.isLive && !$0.link.isClient }
        // One from before a restart may be dead: until it tells, what it had said is not forgotten.
        let untold = words.first.flatMap { word in
            word.link.scanner.flatMap { context.contact(with: $0).aliveSince == nil ? word : nil }
        }
        return (untold ?? lastReading(of: words, at: now, context)).flatMap(QuietScanner.init)
    }

    private func living(in room: Int64, at now: Date, _ context: Context) -> Living {
        let rooms = evidence(at: now, context: context) { $0.isLive && !$0.link.isClient }
        let own = rooms.first { $0.room == room }
        let told = own?.link.scanner.map { min(now, context.completeThrough($0)) } ?? now
        return Living(
            rooms: rooms, own: own,
            isRecent: own.map { told.timeIntervalSince($0.heardAt) <= Double(Parameters.current.deadScanner.dwell) }
                ?? false)
    }

    /// Of a person who is present.
    /// - Parameter hasNoReceiver: that room has no scanner that could hear them: what the others hear tells whether
    ///   they are there.
    private mutating func verdict(
        _ held: Whereabouts, hasNoReceiver: Bool, _ dead: Evidence, _ living: Living, at now: Date
    ) -> Verdict {
        let first = living.rooms.first
        if hasNoReceiver {
            note(first != nil && filter.rooms.first.map { $0.room != held.room } ?? true, at: now)
            return isContrary(at: now) ? .stands : .agreed
        }
        if dead.room == held.room {
            let isElsewhere = living.own != nil && filter.rooms.first.map { $0.room != held.room } ?? false
            note(first.map { $0.room != held.room } ?? false || isElsewhere, at: now)
            return living.own == nil || isContrary(at: now) ? .stands : .agreed
        }
        let isThere = living.leader.map { $0.room == dead.room } ?? false
        note(isThere || first != nil && living.own == nil, at: now)
        if isThere { return isContrary(at: now) ? .agreed : .stands }
        guard let first, first.room != dead.room, let own = living.own, living.isRecent else { return .stands }
        return first.level > own.level + Parameters.current.deadScanner.lead ? .passed : .stands
    }

    /// Of a person who is unknown: they are heard again where the dead scanner stands, or where they were last.
    private mutating func found(
        _ held: Whereabouts, hasNoReceiver: Bool, _ dead: Evidence, _ living: Living, at now: Date
    ) -> Verdict {
        let leader = living.leader
        let isThere = leader.map { $0.room == dead.room } ?? false
        let isBack =
            hasNoReceiver ? living.rooms.first != nil : leader.map { $0.room == held.room && living.isRecent } ?? false
        note(isThere || isBack, at: now)
        guard isContrary(at: now) else { return .stands }
        return isThere ? .agreed : .passed
    }

    private mutating func note(_ isContrary: Bool, at now: Date) {
        if !isContrary {
            contrarySince = 0
        } else if contrarySince == 0 {
            contrarySince = Self.second(of: now)
        }
    }

    private func isContrary(at now: Date) -> Bool {
        contrarySince > 0 && Self.second(of: now) >= contrarySince + Parameters.current.deadScanner.dwell
    }

    private static func second(of now: Date) -> UInt32 {
        UInt32(max(1, min(now.timeIntervalSinceReferenceDate, Double(UInt32.max / 2))))
    }

    /// Forgets what dead scanners last said of rooms beside.
    /// - Parameter before: only what was heard before that.
    private mutating func forgetWords(
        except room: Int64, before: Date = .distantFuture, at now: Date, _ context: Context
    ) {
        levels.drop { level in
            level.room != room && !level.link.isClient && level.heardAt < before
                && level.evidence(at: now, context: context)?.isLive != true
        }
    }

    /// Forgets what was last said of other rooms than the one they have been in for long since.
    mutating func forgetOldWords(at now: Date, _ context: Context) {
        guard let held = whereabouts, held.state == .present else { return }
        forgetWords(except: held.room, before: now - Parameters.current.deadScanner.worth, at: now, context)
    }

    /// Whether a last word lets a person be found in a room: in its own, where a living scanner of that hears them, or
    /// where they are heard louder; and the person who is present may stay.
    func lets(_ support: Evidence, find room: Int64, beside word: Evidence) -> Bool {
        room == word.room && support.room == room || support.level > word.level
            || whereabouts?.state == .present && whereabouts?.room == room
    }

    /// The dead scanner that leaves a person unknown who was present: they have been silent for the leave time to those
    /// of its room that are alive, or the living have long said something else.
    func doubt(
        of held: Whereabouts, isGone: Bool, _ evidence: [Evidence], at now: Date, _ context: Context
    ) -> Evidence? {
        guard held.state == .present, let dead = lastReading(of: evidence, at: now, context),
            dead.link != held.link, isGone ? dead.room == held.room : isContrary(at: now)
        else { return nil }
        return dead
    }
}

extension QuietScanner {
    /// - Returns: nil if it is not a scanner's.
    init?(_ word: PersonTrack.Evidence) {
        guard let scanner = word.link.scanner else { return nil }
        self.init(scanner: scanner, room: word.room, level: word.level)
    }
}
