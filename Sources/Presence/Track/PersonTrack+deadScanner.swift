import Foundation
import Vocabulary

/// The last reading of a dead scanner stands, and keeps a person where they are, because the scanner's silence proves
/// nothing. But it must not outlast the readings of living scanners for ever, nor give way to mere noise.
///
/// A dead scanner (no contact for three heartbeats, and until it has reported what it heard meanwhile) counts with its
/// last reading, and holds the people it heard: they are unknown until they are heard elsewhere louder than it had
/// heard them. Another scanner of the same room keeps them present until the living scanners have placed them elsewhere
/// for 10 s: then they are unknown, not moved, and present again once their room has led by 3 dB for as long.
///
/// The last reading of a neighbouring room gives way if their own room's scanner hears them 3 dB less than another
/// room's, if that room's own living scanner leads for 10 s, and after ten minutes; if no scanner in their room hears
/// them any more, they are unknown. Otherwise, a level fainter than a last reading does not move a person. A surveyed
/// room without a scanner is judged by the levels at the other scanners. `tools/bench-deaths` measures the effect.
extension PersonTrack {
    /// The outcome of a last reading beside the living scanners.
    private enum Verdict {
        /// It stands, and the person is not moved.
        case stands
        /// The living scanners decide where the person is: they name the same room.
        case agreed
        /// The person has gone on from that room.
        case passed
    }

    /// What living scanners hear of a person.
    private struct Living {
        /// The evidence by room, the loudest first.
        let rooms: [Evidence]
        /// The evidence for the room they are in, or were last known to be in.
        let own: Evidence?
        /// Whether that room's scanner has just heard them.
        let isRecent: Bool

        /// The loudest, if no other is nearly as loud.
        var leader: Evidence? {
            guard let first = rooms.first else { return nil }
            return rooms.count < 2 || first.level > rooms[1].level + Parameters.current.deadScanner.lead ? first : nil
        }
    }

    /// Reduces the evidence to that of the living scanners, if a last reading is the loudest and gives way to them.
    /// - Returns: the last reading: fainter evidence does not move the person against it.
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

    /// Returns the loudest last reading of a dead scanner, if no living scanner hears the person louder. A scanner that
    /// is back but has not yet reported what it heard meanwhile still counts as dead for the person.
    func lastReading(of evidence: [Evidence], at now: Date, _ context: Context) -> Evidence? {
        guard let first = evidence.first, !first.isLive, let scanner = first.link.scanner,
            first.heardAt >= context.startedAt || context.isDead(scanner, at: now)
        else { return nil }
        return first
    }

    /// Returns the last reading to be stored outside the engine: that of the loudest dead scanner, even if others hear
    /// the person louder.
    func quietScanner(at now: Date, _ context: Context) -> QuietScanner? {
        guard let held = whereabouts, held.state != .left else { return nil }
        let readings = evidence(at: now, context: context) { !$0.isLive && !$0.link.isClient }
        // A scanner from before a restart may be dead: until it reports, its last reading is kept.
        let untold = readings.first.flatMap { reading in
            reading.link.scanner.flatMap { context.contact(with: $0).aliveSince == nil ? reading : nil }
        }
        return (untold ?? lastReading(of: readings, at: now, context)).flatMap(QuietScanner.init)
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

    /// Returns the verdict for a person who is present.
    /// - Parameter hasNoReceiver: whether the room has no scanner that could hear them, so that the levels at the other
    ///   scanners show whether they are there.
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

    /// Returns the verdict for a person who is unknown: they are heard again in the dead scanner's room, or where they
    /// were last.
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

    /// Drops the last readings of dead scanners in other rooms.
    /// - Parameter before: only readings from before this time are dropped.
    private mutating func forgetWords(
        except room: Int64, before: Date = .distantFuture, at now: Date, _ context: Context
    ) {
        levels.drop { level in
            level.room != room && !level.link.isClient && level.heardAt < before
                && level.evidence(at: now, context: context)?.isLive != true
        }
    }

    /// Drops old last readings of rooms other than the one the person is in.
    mutating func forgetOldWords(at now: Date, _ context: Context) {
        guard let held = whereabouts, held.state == .present else { return }
        forgetWords(except: held.room, before: now - Parameters.current.deadScanner.worth, at: now, context)
    }

    /// Returns whether a last reading allows a person to be found in a room: in its own room, if a living scanner of
    /// that room hears them, or in a room where they are heard louder; a person who is present may stay.
    func lets(_ support: Evidence, find room: Int64, beside reading: Evidence) -> Bool {
        room == reading.room && support.room == room || support.level > reading.level
            || whereabouts?.state == .present && whereabouts?.room == room
    }

    /// Returns the dead scanner that makes a present person unknown: they have been silent for the leave time at the
    /// living scanners of its room, or the living scanners have placed them elsewhere for long enough.
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
    /// - Returns: nil if the evidence is not a scanner's.
    init?(_ reading: PersonTrack.Evidence) {
        guard let scanner = reading.link.scanner else { return nil }
        self.init(scanner: scanner, room: reading.room, level: reading.level)
    }
}
