import Foundation
import Presence
import Testing

@testable import Server

@Suite("The schedule of decisions on all people")
struct TickScheduleTests {
    private static let start = Date(timeIntervalSince1970: 1_800_000_000)

    /// What is decided on, and when, if each decision takes so long.
    private static func played(
        people: Int, taking seconds: Double, count: Int, rate: Double = 1
    ) -> [(slice: PeopleSlice, at: Double)] {
        var now = start
        var schedule = TickSchedule(startingAt: now, rate: rate)
        return (0..<count).map { _ in
            let slice = schedule.next(of: people)
            let at = now.timeIntervalSince(start)
            now += seconds
            now += schedule.wait(at: now)
            return (slice, at)
        }
    }

    @Test(
        "Few people are decided on at once, and thousands in slices",
        arguments: [(0, 1), (300, 1), (301, 2), (5_000, 16)])
    func slices(_ people: Int, _ count: Int) {
        let found = Self.played(people: people, taking: 0, count: 2 * count).map(\.slice)
        let round = PeopleSlice.slices(count)
        #expect(found == round + round)
    }

    @Test("All people are decided on once a second, however long a decision takes of that")
    func pace() {
        for seconds in [0, 0.02, 0.06] {
            let begun = Self.played(people: 5_000, taking: seconds, count: 16 * 10 + 1).map(\.at)
            #expect(abs(begun[160] - 10) < 0.001, "\(seconds) s each")
        }
    }

    @Test("A delay of some seconds is not made up for")
    func delay() {
        var schedule = TickSchedule(startingAt: Self.start)
        _ = schedule.next(of: 1)
        let late = Self.start + 60
        #expect(schedule.wait(at: late) == 0)
        _ = schedule.next(of: 1)
        #expect(schedule.wait(at: late) == 0)
        _ = schedule.next(of: 1)
        #expect(schedule.wait(at: late) == 1)
    }

    @Test("A clock that runs fast has no more slices than it can sleep between")
    func fastClock() {
        let found = Self.played(people: 5_000, taking: 0, count: 2, rate: 50).map(\.slice)
        #expect(found == [.all, .all])
    }
}
