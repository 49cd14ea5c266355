import Devices
import Foundation
import Postgres
import TestSupport
import Testing
import Vocabulary

@testable import Store

@Suite("What rules go by", .mustEnd)
struct RuleFactsTests {
    @Test("A room is disturbed by who came or went, and by a scanner that listened again")
    func disturbed() async throws {
        try await TestStore.with { store in
            let rooms = try await store.makeRooms("101", "102")
            let scanner = try await store.makeScanner("node", in: "101")
            _ = try await store.makeScanner("other", in: "102")
            for listened in [TestStore.now, TestStore.now + 900, TestStore.now + 905] {
                try await store.admin.query(
                    "update scanner set last_listened_at = \(listened) where scanner_id = \(scanner)")
            }
            let disturbed = try await RuleFacts(store.pool).disturbed(after: 0)
            #expect(disturbed == [rooms[0]: TestStore.now + 900])
        }
    }

    @Test("A schedule whose maker was erased is refused until somebody edits it")
    func ownerless() async throws {
        try await TestStore.with { store in
            let device = try await store.makeDevice(kind: "lamp")
            let (ada, bob) = (try await store.makePerson("ada", .admin), try await store.makePerson("bob", .admin))
            let schedules = ScheduleRepository(store.pool)
            let order = ScheduleOrder(
                command: "on", args: [:], schedule: Schedule(weekdays: Set(Weekday.allCases), at: .wall(480)))
            let id = try await schedules.create(order, of: device, by: ada, at: TestStore.now)
            try await store.admin.query("delete from person where person_id = \(ada)")
            #expect(try await outcome(1, store) == .refused)
            try await schedules.edit(id, order, isEnabled: true, by: bob, at: TestStore.now)
            #expect(try await outcome(2, store) == .asked)
        }
    }

    /// What comes of the only schedule so many seconds later.
    private func outcome(_ seconds: Double, _ store: TestStore) async throws -> ScheduleRun.Outcome? {
        let at = TestStore.now + seconds
        let schedule = try #require(try await ScheduleRepository(store.pool).enabled().first)
        try await store.pool.withTransaction {
            try await RuleTransaction($0).carryOut([(at: at, verdict: .run)], of: schedule, at: at)
        }
        return try await ScheduleRepository(store.pool).enabled().first?.lastRun?.outcome
    }
}
