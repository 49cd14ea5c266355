import Foundation
import Phrases
import Postgres
import TestSupport
import Testing
import Vocabulary

@testable import Devices
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
            #expect(try await schedules.enabled().first?.lastRun?.reason == .scheduleAuthorErased)
            try await store.admin.query("update schedule_run set reason_phrase = null")
            let english = Phrase.scheduleAuthorErased.text(in: .english)
            #expect(try await schedules.enabled().first?.lastRun?.reason == Phrase(english))
            try await schedules.edit(id, order, isEnabled: true, by: bob, at: TestStore.now)
            #expect(try await outcome(2, store) == .asked)
        }
    }

    @Test("Why the orders of a rule were refused is stored so that each reader gets it in their language")
    func refusals() async throws {
        try await TestStore.with { store in
            let device = try await store.makeDevice(kind: "lamp")
            let orders = [Rule.Order(device: device, command: "on"), Rule.Order(device: 99, command: "on")]
            let rules = RuleRepository(store.pool)
            let rule = Rule(when: [], requirement: nil, then: orders, whenUnknown: .hold)
            let id = try await rules.create("Night", rule, isEnabled: true, at: TestStore.now)
            let firing = Firing(rule: id, condition: 0, at: TestStore.now, verdict: .run(orders))
            try await store.pool.withTransaction {
                try await RuleTransaction($0).carryOut([firing], isDryRun: { _ in false }, at: TestStore.now)
            }
            let found = try #require(try await rules.firings(of: id, limit: 1).first)
            #expect(found.commands.count == 1)
            #expect(found.refusals == [.noSuchDevice])
            try await store.admin.query("update rule_firing set refusal_phrases = '{}'")
            let earlier = try #require(try await rules.firing(of: id, firing.cause))
            #expect(earlier.refusals == found.refusals.map { Phrase($0.text(in: .english)) })
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
