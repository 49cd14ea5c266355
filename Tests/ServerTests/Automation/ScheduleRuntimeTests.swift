import Devices
import Foundation
import Testing

@testable import Server
@testable import Store

@Suite("Schedules that come due")
struct ScheduleRuntimeTests {
    @Test("One that may not be late is done, since time is looked at once a second", arguments: [0, 300])
    func punctual(lateBy: Int) throws {
        let midnight = Date(timeIntervalSince1970: 1_767_571_200)
        let schedule = StoredSchedule(
            id: 1, device: 1, deviceName: "Lamp",
            order: ScheduleOrder(
                command: "on", args: [:], schedule: Schedule(weekdays: Set(Weekday.allCases), at: .wall(60)),
                lateBy: lateBy),
            isEnabled: true, createdBy: 1, createdAt: midnight, lookedUntil: midnight, state: nil,
            lastRun: nil)
        let standing = ScheduleRuntime([schedule], SchoolTime(timeZone: .gmt))
        let due = midnight + 3_600
        #expect(standing.due(at: due - 1).isEmpty)
        #expect(standing.due(at: due + 1.5).flatMap(\.dues) == [.run(at: due)])
        #expect(standing.due(at: due + 301).flatMap(\.dues) == [.missed(at: due)])
    }
}
