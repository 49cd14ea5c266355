import Devices
import Foundation
import Testing

@testable import Locks

@Suite("Open hours")
struct OpenHoursTests {
    let now = UnlockDecisionTests.now
    let time = SchoolTime(timeZone: TimeZone(identifier: "Europe/Copenhagen") ?? .gmt)

    @Test("They are those of the school's clocks")
    func hours() {
        let hours = OpenHours([.init(weekdays: [.wed], from: 600, until: 645)])
        #expect(hours.contains(now, time) && hours.contains(now + 2_699, time))
        #expect(!hours.contains(now - 1, time) && !hours.contains(now + 2_700, time))
        #expect(!hours.contains(now + 86_400, time))
        #expect(!OpenHours([]).contains(now, time))
        #expect(hours.secondsLeft(after: now + 2_695.5, limit: 90, time) == 5)
        #expect(hours.secondsLeft(after: now, limit: 90, time) == 90)
    }

    @Test("A door is held open from when staff is behind it until all have left for ten minutes")
    func staff() {
        var door = OpenDoor()
        #expect(door.look(at: now, isOpenHour: true, isStaffBehind: false) == nil)
        #expect(door.look(at: now + 60, isOpenHour: true, isStaffBehind: true) == 90)
        let holds = (2...15).map { minute in
            door.look(at: now + TimeInterval(minute) * 60, isOpenHour: true, isStaffBehind: false) != nil
        }
        #expect(holds == [true, true, true, true, true, true, true, true, true, false, false, false, false, false])
    }

    @Test("Where nobody can be seen nothing is begun, and nothing goes on for longer")
    func blind() {
        var door = OpenDoor()
        #expect(door.look(at: now, isOpenHour: true, isStaffBehind: nil) == nil)
        _ = door.look(at: now, isOpenHour: true, isStaffBehind: true)
        #expect(door.look(at: now + 540, isOpenHour: true, isStaffBehind: nil) == 90)
        #expect(door.look(at: now + 600, isOpenHour: true, isStaffBehind: nil) == nil)
    }

    @Test("When the hours are over it is held no more, and the next begin anew")
    func over() {
        var door = OpenDoor()
        _ = door.look(at: now, isOpenHour: true, isStaffBehind: true)
        #expect(door.look(at: now + 60, isOpenHour: false, isStaffBehind: true) == nil)
        #expect(door.look(at: now + 120, isOpenHour: true, isStaffBehind: false) == nil)
    }
}
