import Foundation
import Testing
import Vocabulary

@testable import Presence

@Suite("A stretch lived through once more")
struct ReplayTests {
    /// Scanner 1 stands in room 10, scanner 2 in room 20; one packet a second.
    private func stretch(
        _ seconds: ClosedRange<Int>, listeners: [Int64] = [1, 2],
        heard: (Int) -> [(scanner: Int64, rssi: Double)]
    ) -> Replay {
        var stretch = Replay(
            building: Building(), scanners: [1, 2], startedAt: Scene.date(Double(seconds.lowerBound - 1)))
        let scene = Scene()
        for second in seconds {
            let observations = heard(second).map { scene.sighting($0.scanner, $0.rssi, at: Double(second) - 0.4) }
            stretch.second(until: Scene.date(Double(second)), listeners: listeners, heard: observations)
        }
        return stretch
    }

    @Test("A room holds from when it was first heard to a second after it was last heard")
    func one() {
        let stays = stretch(1...100) { (20...40).contains($0) ? [(1, -60)] : [] }.smoothed(1).stays
        #expect(stays == [Stay(room: 10, from: Scene.date(19.6), to: Scene.date(40.6))])
    }

    @Test("A change of rooms is dated to where what followed shows it began, and the rooms meet")
    func change() {
        let stays = stretch(1...60) { $0 <= 30 ? [(1, -55), (2, -75)] : [(1, -75), (2, -55)] }.smoothed(1).stays
        #expect(stays.map(\.room) == [10, 20])
        #expect(stays[0].to == stays[1].from)
        #expect(
            abs(stays[1].from.timeIntervalSince(Scene.date(30.1))) <= 0.01, "halfway between the last and the first")
    }

    @Test("Halfway is meant where packets are lost, too")
    func lost() {
        let stays = stretch(1...60) { $0 <= 30 ? [(1, -50)] : $0 < 40 ? [] : [(2, -50)] }.smoothed(1).stays
        #expect(stays.map(\.room) == [10, 20])
        #expect(abs(stays[1].from.timeIntervalSince(Scene.date(34.6))) <= 0.01)
    }

    @Test("One odd reading in between moves nobody")
    func odd() {
        let stays = stretch(1...60) { $0 == 30 ? [(1, -80), (2, -60)] : [(1, -60), (2, -80)] }.smoothed(1).stays
        #expect(stays.map(\.room) == [10])
    }

    @Test("A silence longer than the leave time parts two stays, a shorter one does not")
    func silence() {
        let stays = stretch(1...300) { $0 <= 10 || (50...60).contains($0) || $0 >= 200 ? [(1, -60)] : [] }
            .smoothed(1).stays
        #expect(stays.count == 2)
        #expect(stays[0].to == Scene.date(60.6) && stays[1].from == Scene.date(199.6))
    }

    @Test("Whom a dead scanner last heard louder is nowhere else, until it is known where they are")
    func lastReading() {
        let (since, until) = (Scene.date(-600), Scene.date(60))
        let word = LastReading(
            person: 1, room: 10, scanner: 1, heardIn: 10, badge: 101, level: -55, leaveAfter: 60, since: since,
            until: until)
        func stays(_ words: [LastReading], listeners: [Int64] = [2]) -> [Stay] {
            var stretch = Replay(building: Building(), scanners: [1, 2], lastReadings: words, startedAt: Scene.date(0))
            for second in 1...100 {
                let observation = Scene().sighting(2, -65, at: Double(second) - 0.4)
                stretch.second(until: Scene.date(Double(second)), listeners: listeners, heard: [observation])
            }
            return stretch.smoothed(1).stays
        }
        #expect(stays([]).first?.from == Scene.date(0.6))
        let held = stays([word])
        #expect(held.map(\.room) == [20] && held.first.map { $0.from >= until } == true)
        #expect(stays([word], listeners: [1, 2]) == stays([]), "a scanner that listens has gone on to tell")
        let later = LastReading(
            person: 1, room: 10, scanner: 1, heardIn: 10, badge: 101, level: -55, leaveAfter: 60, since: Scene.date(20),
            until: nil)
        #expect(stays([later]).isEmpty, "before it was known that the scanner is dead, it was")
    }

    @Test("What a scanner hears without a level is heard all the same, and no mere word of a client")
    func withoutLevel() {
        var stretch = Replay(building: Building(), scanners: [1], startedAt: Scene.date(0))
        for second in 1...30 {
            let heard = Observation(
                person: 1, room: 10, link: .scanner(1), beacon: 101, rssi: nil, heardAt: Scene.date(Double(second)),
                leaveAfter: 60)
            stretch.second(until: Scene.date(Double(second)), listeners: [1], heard: [heard])
        }
        let stays = stretch.smoothed(1).stays
        #expect(stays.map(\.room) == [10] && stays.allSatisfy { !$0.isTold })
    }

    @Test("A client is taken at its word")
    func client() {
        var stretch = Replay(building: Building(), scanners: [1, 2], startedAt: Scene.date(0))
        for second in 1...60 {
            let beacon: Int64 = second <= 30 ? 1 : 2
            let word = Observation(
                person: 1, room: beacon * 10, link: .client(beacon: beacon), beacon: beacon, rssi: nil,
                heardAt: Scene.date(Double(second)), leaveAfter: 60)
            stretch.second(
                until: Scene.date(Double(second)), listeners: [], heard: second % 10 == 0 || second == 31 ? [word] : [])
        }
        #expect(
            stretch.smoothed(1).stays == [
                Stay(room: 10, from: Scene.date(10), to: Scene.date(31), isTold: true),
                Stay(room: 20, from: Scene.date(31), to: Scene.date(61), isTold: true),
            ])
    }

    @Test("Of several badges it follows the one that was, though the other is first heard by a far scanner alone")
    func badges() {
        let changes = [(0.0, 102), (30, 101)].map {
            FollowedBadge(person: 1, badge: $0.1, since: Scene.date($0.0), state: .present, room: $0.1 == 101 ? 10 : 20)
        }
        var stretch = Replay(building: Building(), scanners: [1, 2, 3], followed: changes, startedAt: Scene.date(0))
        for second in 1...120 {
            // 101 lies in room 10, 102 in room 20.
            let heard =
                [(1, 101, -60), (2, 101, -85), (1, 102, -85), (2, 102, -60), (3, 101, -85)] as [(Int64, Int64, Double)]
            let told = second == 1 ? [heard[4]] + heard[2...3] : heard
            stretch.second(
                until: Scene.date(Double(second)), listeners: [1, 2, 3],
                heard: told.map {
                    Observation(
                        person: 1, room: $0.0 * 10, link: .scanner($0.0), beacon: $0.1, rssi: $0.2,
                        heardAt: Scene.date(Double(second) - 0.4), leaveAfter: 60)
                })
        }
        let stays = stretch.smoothed(1).stays
        #expect(stays.map(\.room) == [20, 10] && stays[0].to == stays[1].from)
        #expect(abs(stays[1].from.timeIntervalSince(Scene.date(30))) < 2)
        let lesson = stretch.smoothed(1).lessons(
            from: Scene.date(9), to: Scene.date(10), surerThan: [10: 0.5, 20: 0.5])
        #expect(
            lesson.map(\.second.levels) == [[1: -85, 2: -60]], "the other badge is somewhere else, and teaches nothing")
    }

    @Test(
        "While the badge that was followed is not heard it says nothing of where another lies, but in the same room",
        arguments: [10, 20] as [Int64])
    func unheard(room: Int64) {
        let followed = FollowedBadge(person: 1, badge: 102, since: Scene.date(-500), state: .unknown, room: room)
        var stretch = Replay(
            building: Building(), scanners: [1, 2], followed: [followed], startedAt: Scene.date(0))
        for second in 1...120 {
            let sighting = Scene.sighting(by: 1, in: 10, -60, badge: 101)
            stretch.second(
                until: Scene.date(Double(second)), listeners: [1],
                heard: [
                    Observation(
                        person: 1, room: 10, link: sighting.link, beacon: 101, rssi: -60,
                        heardAt: Scene.date(Double(second) - 0.4), leaveAfter: 60)
                ])
        }
        #expect(stretch.smoothed(1).stays.map(\.room) == (room == 10 ? [10] : []))
    }

    @Test("It comes to the same record as a playback of the same seconds, second by second")
    func asPlayback() {
        var generator = SplitMix64(seed: 7)
        let seconds: [[Int64: Double]] = (0..<400).map { second in
            let near: Int64 = second / 70 % 2 == 0 ? 1 : 2
            return [Int64(1), 2].reduce(into: [Int64: Double]()) { levels, receiver in
                guard Int.random(in: 0..<10, using: &generator) < 8 else { return }
                levels[receiver] = (receiver == near ? -60 : -68) + Double.random(in: -7...7, using: &generator)
            }
        }
        let placement: [Int64: Int64] = [1: 10, 2: 20]
        var playback = SessionReplay(building: Building(), placement: placement, receivers: [1, 2])
        let record = playback.play(seconds).record
        let stays = stretch(1...400) { second in seconds[second - 1].map { ($0.key, $0.value) } }.smoothed(1)
            .stays
        for (second, room) in record.enumerated() where !seconds[second].isEmpty {
            // What a playback knows of a second was heard before it ended: here it was in the middle of the next.
            let at = Scene.date(Double(second) + 1.15)
            #expect(stays.first { $0.from <= at && at < $0.to }?.room == room, "second \(second)")
        }
    }

    @Test("What is sure teaches, and says which scanners did not listen")
    func lessons() {
        let hindsight = stretch(1...60, listeners: [1]) { _ in [(1, -60)] }.smoothed(1)
        let lessons = hindsight.lessons(from: Scene.date(10), to: Scene.date(40), surerThan: [10: 0.9, 20: 0.9])
        let second = Survey.Second(levels: [1: -60], room: 10, notListening: [2])
        #expect(lessons == Array(repeating: LabelledSecond(badge: 101, second: second), count: 30))
        #expect(hindsight.lessons(from: Scene.date(10), to: Scene.date(40), surerThan: [10: 1, 20: 1]).isEmpty)
    }

    @Test("Nobody is anywhere of whom nothing was heard")
    func nobody() {
        #expect(stretch(1...10) { _ in [] }.smoothed(1).stays.isEmpty)
    }
}
