import Foundation

/// The state of one badge that is monitored for copies.
struct WatchedBadge: Sendable {
    /// A place where the badge is loudest for a while.
    private struct Stay {
        var place: Hearing
        /// When it was first loudest in each room.
        var firstAt: [Int64: Date]
        var lastAt: Date
        var readings: Int
        /// The last levels.
        var heard: [Hearing]
    }

    /// Rooms in which it seems to be at the same time.
    private struct Conflict {
        var rooms: Set<Int64>
        let since: Date
        /// The start of the count: the start of the conflict, or the last report.
        var countedFrom: Date
        var lastAt: Date
        /// The number of seconds with the conflict.
        var seconds: Int

        func isNew(at now: Date) -> Bool { now.timeIntervalSince(since) < WatchedBadge.new }
    }

    /// The age of readings that decide where it is loudest, in seconds.
    private static let fresh = 2.5
    /// The age of readings that decide how loud it is, in seconds.
    private static let recent = 4.0
    /// The pause after which an apparent second badge no longer counts, in seconds.
    private static let pause = 12.0
    /// The number of readings in a room which show that the badge stays there and does not pass through.
    private static let settled = 10
    /// For this time an apparent second badge is not used for learning, in seconds.
    private static let new = 60.0
    /// The interval between two samples for learning, in seconds: a level is a mean over this time.
    private static let lesson = 5.0

    private var hearings: [Hearing] = []
    private var conflict: Conflict?
    /// The last reliable stay, and the one that may follow it.
    private var stay: Stay?
    private var next: Stay?
    private var taughtAt = Date.distantPast
    private(set) var heardAt = Date.distantPast

    mutating func take(
        _ reading: CopyWatch.Reading, map: inout LevelMap, _ building: DoorDistances, _ limits: CopyWatch.Limits
    ) -> CopyWatch.Finding? {
        let now = reading.heardAt
        heardAt = max(heardAt, now)
        hearings.take(reading)
        guard let loudest = hearings.loudest(within: Self.fresh, of: now), loudest.scanner == reading.scanner else {
            return nil
        }
        let finding = judge(reading, loudest, Places(of: reading.badge, map, building), limits)
        if finding == nil, now.timeIntervalSince(taughtAt) >= Self.lesson, loudest.count >= Hearing.sure {
            teach(&map, reading, loudest, building)
        }
        return finding
    }

    private mutating func judge(
        _ reading: CopyWatch.Reading, _ loudest: Hearing, _ places: Places, _ limits: CopyWatch.Limits
    ) -> CopyWatch.Finding? {
        twice(reading, loudest, places, limits) ?? tooFast(reading, loudest, places, limits)
    }

    /// A new conflict is not yet learned as usual. A lasting conflict is, so that a thin wall is not reported for ever.
    private mutating func teach(
        _ map: inout LevelMap, _ reading: CopyWatch.Reading, _ loudest: Hearing, _ building: DoorDistances
    ) {
        let now = reading.heardAt
        taughtAt = now
        if let conflict, conflict.isNew(at: now), now.timeIntervalSince(conflict.lastAt) <= Self.pause { return }
        map.learn(
            hearings.sure(within: Self.recent, of: now), of: reading.badge, loudestAt: loudest, building)
    }

    /// Returns a finding if the badge is heard in two distant places, and has been for long enough.
    private mutating func twice(
        _ reading: CopyWatch.Reading, _ here: Hearing, _ places: Places, _ limits: CopyWatch.Limits
    ) -> CopyWatch.Finding? {
        let now = reading.heardAt
        let heard = hearings.sure(within: Self.recent, of: now)
        let far = heard.filter { isFar($0, here, places) }
        guard !far.isEmpty, let there = places.second(besides: here, of: far, over: heard) else { return nil }
        let rooms: Set = [here.room, there.room]
        // A person who walks fast is heard in other rooms each time.
        guard var going = conflict, now.timeIntervalSince(going.lastAt) <= Self.pause,
            !going.rooms.isDisjoint(with: rooms)
        else {
            conflict = Conflict(rooms: rooms, since: now, countedFrom: now, lastAt: now, seconds: 1)
            return nil
        }
        going.rooms.formUnion(rooms)
        if now.timeIntervalSince(going.lastAt) >= 1 {
            (going.lastAt, going.seconds) = (now, going.seconds + 1)
        }
        let span = now.timeIntervalSince(going.countedFrom)
        let isFound = span >= limits.twiceFor && Double(going.seconds) >= span / 3
        if isFound { (going.countedFrom, going.seconds) = (now, 0) }
        conflict = going
        guard isFound else { return nil }
        return finding(.twice, reading, [here.room, there.room], places.building)
    }

    private func isFar(_ one: Hearing, _ other: Hearing, _ places: Places) -> Bool {
        places.building.doors(from: one.room, to: other.room).map { $0 >= LevelMap.farDoors } ?? false
    }

    /// Returns a finding if the badge was loudest in another room too recently for a person to have walked.
    private mutating func tooFast(
        _ reading: CopyWatch.Reading, _ loudest: Hearing, _ places: Places, _ limits: CopyWatch.Limits
    ) -> CopyWatch.Finding? {
        let (now, before) = (reading.heardAt, stay)
        if stay?.place.room == loudest.room {
            stay?.lastAt = now
            stay?.readings += 1
            stay?.heard = hearings
            next = nil
            return nil
        }
        var away = next ?? Stay(place: loudest, firstAt: [:], lastAt: now, readings: 0, heard: [])
        if away.firstAt[loudest.room] == nil { away.firstAt[loudest.room] = now }
        away.readings += 1
        (away.place, away.lastAt, away.heard) = (loudest, now, hearings)
        next = away
        guard away.readings >= Self.settled || before == nil else { return nil }
        (stay, next) = (away, nil)
        guard let before, before.readings >= Self.settled,
            let place = away.heard.first(where: { went(from: before, to: away, at: $0, places, limits) })
        else { return nil }
        return finding(.tooFast, reading, [before.place.room, place.room], places.building)
    }

    /// - Parameter place: where it was at that time.
    private func went(
        from one: Stay, to other: Stay, at place: Hearing, _ places: Places, _ limits: CopyWatch.Limits
    ) -> Bool {
        guard let seconds = other.firstAt[place.room]?.timeIntervalSince(one.lastAt),
            let doors = places.building.doors(from: one.place.room, to: place.room), doors > 1,
            seconds < limits.secondsADoor * Double(doors)
        else { return false }
        let before = one.heard.sure(within: Self.recent, of: one.lastAt)
        let after = other.heard.sure(within: Self.recent, of: other.lastAt)
        let reach = Int(seconds / limits.secondsADoor)
        return places.went(from: one.place, before, to: place, after, doors: reach)
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
