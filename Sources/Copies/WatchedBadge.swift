import Foundation

/// What is kept of one badge while it is looked for in two places.
struct WatchedBadge: Sendable {
    /// The mean level at a scanner over the last seconds.
    private struct Hearing {
        var scanner: Int64
        var room: Int64
        var level: Double
        var heardAt: Date
        /// How many readings the mean has, of late.
        var count: Int
    }

    /// Where the badge was loudest for a while.
    private struct Stay {
        var room: Int64
        var firstAt: Date
        var lastAt: Date
        var readings: Int
    }

    /// Two rooms in which it is loud at once.
    private struct Conflict {
        var rooms: Set<Int64>
        var since: Date
        var lastAt: Date
        /// Whole seconds in which that was so.
        var seconds: Int
    }

    /// A level is the mean of about so many seconds.
    private static let span = 5.0
    /// A scanner that did not hear it for so long hears it no more, in seconds.
    private static let stale = 8.0
    /// Where it is loudest is judged by scanners that heard it in the last seconds.
    private static let fresh = 2.5
    private static let mostScanners = 16
    /// Doors that a badge's waves do not pass.
    private static let farDoors = 3
    /// In so long a pause what seemed to be two badges is not, in seconds.
    private static let pause = 12.0
    /// So much louder than elsewhere a badge is where it surely is, in dB.
    private static let margin = 6.0
    /// So many readings in a room make a stay.
    private static let sureReadings = 3

    private var hearings: [Hearing] = []
    private var conflict: Conflict?
    /// The last stay that was sure, and the one that may become so.
    private var stay: Stay?
    private var next: Stay?
    private(set) var heardAt = Date.distantPast

    mutating func take(
        _ reading: CopyWatch.Reading, usual: inout UsualLevels, _ building: DoorDistances, _ limits: CopyWatch.Limits
    ) -> CopyWatch.Finding? {
        heardAt = max(heardAt, reading.heardAt)
        hear(reading)
        let fresh = hearings.filter { reading.heardAt.timeIntervalSince($0.heardAt) <= Self.fresh }
        guard let loudest = fresh.max(by: { $0.level < $1.level }) else { return nil }
        if loudest.scanner == reading.scanner, loudest.count >= Self.sureReadings {
            usual.add(loudest.level, at: loudest.scanner)
        }
        return twice(reading, usual, building, limits) ?? tooFast(reading, fresh, loudest, usual, building, limits)
    }

    private mutating func hear(_ reading: CopyWatch.Reading) {
        let now = reading.heardAt
        hearings.removeAll { now.timeIntervalSince($0.heardAt) > Self.stale }
        guard let place = hearings.firstIndex(where: { $0.scanner == reading.scanner }) else {
            let fresh = Hearing(
                scanner: reading.scanner, room: reading.room, level: reading.level, heardAt: now, count: 1)
            if hearings.count < Self.mostScanners { return hearings.append(fresh) }
            let faintest = hearings.indices.min { hearings[$0].level < hearings[$1].level }
            if let faintest, hearings[faintest].level < reading.level { hearings[faintest] = fresh }
            return
        }
        let elapsed = max(0.2, now.timeIntervalSince(hearings[place].heardAt))
        let weight = max(1 / Double(hearings[place].count + 1), 1 - exp(-elapsed / Self.span))
        hearings[place].level += (reading.level - hearings[place].level) * weight
        hearings[place].count = min(hearings[place].count + 1, 1_000)
        (hearings[place].heardAt, hearings[place].room) = (now, reading.room)
    }

    /// Whether it is loud as in its own room at two far scanners, and has been for long enough.
    private mutating func twice(
        _ reading: CopyWatch.Reading, _ usual: UsualLevels, _ building: DoorDistances, _ limits: CopyWatch.Limits
    ) -> CopyWatch.Finding? {
        let now = reading.heardAt
        let loud = hearings.filter {
            $0.count >= Self.sureReadings && now.timeIntervalSince($0.heardAt) <= Self.stale / 2
                && $0.level >= usual.floor(at: $0.scanner)
        }
        guard let here = loud.first(where: { $0.scanner == reading.scanner }),
            let there = loud.filter({ Self.isFar($0.room, here.room, building) }).max(by: { $0.level < $1.level })
        else { return nil }
        let rooms: Set = [here.room, there.room]
        // Somebody who walks fast is heard in other rooms each time.
        guard var going = conflict, now.timeIntervalSince(going.lastAt) <= Self.pause,
            !going.rooms.isDisjoint(with: rooms)
        else {
            conflict = Conflict(rooms: rooms, since: now, lastAt: now, seconds: 1)
            return nil
        }
        going.rooms = rooms
        if now.timeIntervalSince(going.lastAt) >= 1 {
            (going.lastAt, going.seconds) = (now, going.seconds + 1)
        }
        conflict = going
        let span = now.timeIntervalSince(going.since)
        guard span >= limits.twiceFor, Double(going.seconds) >= span / 3 else { return nil }
        conflict = nil
        return finding(.twice, reading, [here.room, there.room], building)
    }

    private static func isFar(_ one: Int64, _ other: Int64, _ building: DoorDistances) -> Bool {
        building.doors(from: one, to: other).map { $0 >= farDoors } ?? false
    }

    /// Whether its loudest scanner was another one so short a time ago that nobody can have walked.
    private mutating func tooFast(
        _ reading: CopyWatch.Reading, _ fresh: [Hearing], _ loudest: Hearing, _ usual: UsualLevels,
        _ building: DoorDistances, _ limits: CopyWatch.Limits
    ) -> CopyWatch.Finding? {
        let others = fresh.filter { $0.room != loudest.room }.map(\.level).max() ?? -.infinity
        guard loudest.scanner == reading.scanner, reading.level >= usual.floor(at: loudest.scanner),
            reading.level >= others + Self.margin
        else { return nil }
        let now = reading.heardAt
        if var stay, stay.room == loudest.room {
            stay.lastAt = now
            stay.readings += 1
            (self.stay, next) = (stay, nil)
            return nil
        }
        if next?.room != loudest.room { next = Stay(room: loudest.room, firstAt: now, lastAt: now, readings: 0) }
        next?.lastAt = now
        next?.readings += 1
        guard let next, next.readings >= Self.sureReadings else { return nil }
        defer { (stay, self.next) = (next, nil) }
        guard let stay, stay.readings >= Self.sureReadings,
            let doors = building.doors(from: stay.room, to: next.room), doors > 1,
            next.firstAt.timeIntervalSince(stay.lastAt) < limits.secondsADoor * Double(doors)
        else { return nil }
        return finding(.tooFast, reading, [stay.room, next.room], building)
    }

    private func finding(
        _ sort: CopyWatch.Finding.Sort, _ reading: CopyWatch.Reading, _ rooms: [Int64], _ building: DoorDistances
    ) -> CopyWatch.Finding? {
        guard let one = rooms.first, let other = rooms.last, let doors = building.doors(from: one, to: other) else {
            return nil
        }
        return CopyWatch.Finding(
            sort: sort, badge: reading.badge, person: reading.person, rooms: rooms, doors: doors, at: reading.heardAt)
    }
}
