import Spool
import Testing

@testable import Node

@Suite("Upload schedule")
struct UploadScheduleTests {
    @Test("One fresh batch is on its way, and of the backlog one more for each that the server took, up to eight")
    func growth() {
        var schedule = UploadSchedule()
        #expect(lanes(&schedule) == [.fresh, .backlog])
        for taken in 1...10 {
            schedule.succeeded(.backlog)
            #expect(lanes(&schedule) == Array(repeating: .backlog, count: taken < 8 ? 2 : 1))
        }
    }

    @Test("After a failure all rest, and then one batch alone tries")
    func failure() {
        var schedule = UploadSchedule()
        _ = lanes(&schedule)
        #expect(schedule.failed(.fresh, isSlowed: false) == [.fresh, .backlog])
        #expect(schedule.failed(.backlog, isSlowed: false).isEmpty)
        #expect(schedule.next == nil)
        schedule.woke([.fresh, .backlog])
        #expect(lanes(&schedule) == [.fresh])
        schedule.succeeded(.fresh)
        #expect(lanes(&schedule) == [.fresh, .backlog])
    }

    @Test("A backlog that is slowed down rests alone, and begins anew with one batch")
    func slowed() {
        var schedule = UploadSchedule()
        _ = lanes(&schedule)
        schedule.succeeded(.backlog)
        _ = lanes(&schedule)
        #expect(schedule.failed(.backlog, isSlowed: true) == [.backlog])
        #expect(schedule.failed(.backlog, isSlowed: true).isEmpty)
        schedule.succeeded(.fresh)
        #expect(lanes(&schedule) == [.fresh])
        schedule.woke([.backlog])
        #expect(lanes(&schedule) == [.backlog])
    }

    @Test("A lane that was found empty is not asked again until something happens")
    func empty() {
        var schedule = UploadSchedule()
        schedule.foundNothing(in: .fresh)
        #expect(schedule.next == .backlog)
        schedule.foundNothing(in: .backlog)
        #expect(schedule.next == nil)
        schedule.lookAgain()
        #expect(schedule.next == .fresh)
    }

    /// Begins all that may begin now.
    private func lanes(_ schedule: inout UploadSchedule) -> [Spool.Lane] {
        var begun: [Spool.Lane] = []
        while let lane = schedule.next {
            schedule.began(lane)
            begun.append(lane)
        }
        return begun
    }
}
