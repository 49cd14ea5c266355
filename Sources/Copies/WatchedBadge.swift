import Foundation

/// What is kept of one badge while it is looked for in two places.
struct WatchedBadge: Sendable {
    /// Where the badge is loudest for a while.
    private struct Stay {
        var place: Hearing
        /// By room, when it was first loudest there.
        var firstAt: [Int64: Date]
        var lastAt: Date
        var readings: Int
        /// What was heard of it at last.
        var heard: [Hearing]
    }

    /// Rooms in which it seems to be at once.
    private struct Conflict {
        var rooms: Set<Int64>
        let since: Date
        /// Since when it is counted: it began, or was told.
        var countedFrom: Date
        var lastAt: Date
        /// Whole seconds in which that was so.
        var seconds: Int

        func isNew(at now: Date) -> Bool { now.timeIntervalSince(since) < WatchedBadge.new }
    }

    /// Where it is loudest is judged by scanners that heard it in the last seconds.
    private static let fresh = 2.5
    /// How loud it is, by those that heard it in so many.
    private static let recent = 4.0
    /// In so long a pause what seemed to be two badges is not, in seconds.
    private static let pause = 12.0
    /// So many readings in a room say that it stays there, and is not on its way.
    private static let settled = 10
    /// For so long what seems to be two badges teaches nothing, in seconds.
    private static let new = 60.0
    /// How often it teaches what is usual, in seconds: a level is a mean of so many.
    private static let lesson = 5.0

    private var hearings: [Hearing] = []
    private var conflict: Conflict?
    /// The last stay that was sure, and the one that may become so.
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

    /// What has just begun to be in two places is not yet taken for usual. What lasts is, so that a thin wall is not
    /// told of for good.
    private mutating func teach(
        _ map: inout LevelMap, _ reading: CopyWatch.Reading, _ loudest: Hearing, _ building: DoorDistances
    ) {
        let now = reading.heardAt
        taughtAt = now
        if let conflict, conflict.isNew(at: now), now.timeIntervalSince(conflict.lastAt) <= Self.pause { return }
        map.learn(
            hearings.sure(within: Self.recent, of: now), of: reading.badge, loudestAt: loudest, building)
    }

    /// Whether it is heard in two far places, and has been for long enough.
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

    /// Whether it was loudest in another room so short a time ago that no person can have walked.
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

    /// - Parameter place: where it then was.
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
