import Foundation
import Phrases
import Postgres
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import Store

@Suite("The outbox of webhooks", .mustEnd)
struct WebhookOutboxTests {
    private struct TakenBack: Error {}

    private static func makeWebhook(
        _ store: TestStore, kinds: [AlertKind] = [], from severity: AlertSeverity = .info
    ) async throws -> Int64 {
        let settings = WebhookRepository.Settings(url: "https://hook.example/", kinds: kinds, minSeverity: severity)
        return try await store.pool.withTransaction {
            try await WebhookRepository($0).create(settings, at: TestStore.now) { id in [UInt8(id)] }
        }
    }

    private static func open(
        _ kind: AlertKind, _ severity: AlertSeverity = .warning, about sort: AlertSubjectSort = .server,
        _ id: Int64 = 0, rooms: [Int64] = [], in transaction: Transaction
    ) async throws {
        let telling = AlertChange.Telling(text: Phrase("What \"is\" wrong."), hint: Phrase("What to do."), rooms: rooms)
        try await AlertTransaction(transaction).write(
            [.open(AlertKey(kind: kind, sort: sort, id: id), severity, telling)], at: TestStore.now)
    }

    private static func deliveries(_ store: TestStore) async throws -> [DeliveryRecord] {
        try await DeliveryRepository(store.pool).list(webhook: nil, state: nil, type: nil, ListQuery()).rows.reversed()
    }

    @Test("A message stands or falls with the transaction that opens or closes its alert")
    func oneTransaction() async throws {
        try await TestStore.with { store in
            _ = try await Self.makeWebhook(store)
            await #expect(throws: TakenBack.self) {
                try await store.pool.withTransaction { transaction in
                    try await Self.open(.diskLow, in: transaction)
                    let count = try await transaction.query("select count(*) from webhook_delivery")[0]
                    #expect(try count.decode(0, as: Int.self) == 1)
                    throw TakenBack()
                }
            }
            #expect(try await Self.deliveries(store).isEmpty)
            try await store.pool.withTransaction { try await Self.open(.diskLow, in: $0) }
            let id = try #require(try await Self.deliveries(store).first?.alertID)
            try await store.pool.withTransaction {
                try await AlertTransaction($0).write([.close(id)], at: TestStore.now + 60)
            }
            try await store.pool.withTransaction {
                let again = AlertChange.Telling(text: Phrase("Again."), hint: Phrase("Do."), rooms: [])
                try await AlertTransaction($0).write([.reopen(id, again), .count(id, again)], at: TestStore.now + 90)
            }
            let found = try await Self.deliveries(store)
            #expect(found.map(\.type) == [.alertOpened, .alertClosed, .alertOpened])
            #expect(found.map(\.nextAt) == [0, 60, 90].map { TestStore.now + $0 })
            #expect(Set(found.map(\.messageID)).count == 3 && found.allSatisfy { $0.messageID.hasPrefix("msg_") })
        }
    }

    @Test("A message says what the alert says, in JSON, with times in UTC")
    func body() async throws {
        try await TestStore.with { store in
            _ = try await Self.makeWebhook(store)
            let rooms = try await store.makeRooms("101", "102")
            let scanner = try await store.makeScanner("node-1", in: "101")
            try await store.pool.withTransaction {
                try await Self.open(.clockOff, about: .scanner, scanner, rooms: rooms.reversed(), in: $0)
            }
            let body = try #require(try await Self.deliveries(store).first?.body)
            let object = try JSONSerialization.jsonObject(with: Data(body.utf8)) as? [String: Any]
            let data = try #require(object?["data"] as? [String: Any])
            #expect(object?["type"] as? String == "alert.opened")
            #expect(object?["timestamp"] as? String == "2026-09-01T08:30:00.000Z")
            #expect(data["text"] as? String == "What \"is\" wrong." && data["rooms"] as? [String] == ["102", "101"])
            let subject = try #require(data["subject"] as? [String: Any])
            #expect(subject["sort"] as? String == "scanner" && subject["label"] as? String == "node-1")
            #expect(subject["id"] as? Int == Int(scanner) && data["opened_at"] as? String == "2026-09-01T08:30:00.000Z")
        }
    }

    @Test("About a person it says neither a name nor rooms, and it goes with them")
    func person() async throws {
        try await TestStore.with { store in
            _ = try await Self.makeWebhook(store)
            let rooms = try await store.makeRooms("101")
            let ada = try await store.makePerson("ada")
            try await store.pool.withTransaction {
                try await Self.open(.badgeTwice, about: .person, ada, rooms: rooms, in: $0)
            }
            let body = try #require(try await Self.deliveries(store).first?.body)
            #expect(!body.lowercased().contains("ada") && !body.contains("101"))
            #expect(body.contains("\"label\" : null"))
            try await store.admin.query("delete from person where person_id = \(ada)")
            #expect(try await Self.deliveries(store).isEmpty)
        }
    }

    @Test("A webhook is sent the kinds and severities it asks for, nothing while it is disabled, nor its own failure")
    func wanted() async throws {
        try await TestStore.with { store in
            let all = try await Self.makeWebhook(store)
            let disks = try await Self.makeWebhook(store, kinds: [.diskLow, .nodeDisk])
            let grave = try await Self.makeWebhook(store, from: .critical)
            let off = try await Self.makeWebhook(store)
            try await WebhookRepository(store.pool).disable(off, at: TestStore.now)
            func receivers(_ body: @Sendable (Transaction) async throws -> Void) async throws -> [Int64] {
                try await store.admin.query("delete from alert")
                try await store.pool.withTransaction(body)
                return try await Self.deliveries(store).map(\.webhookID).sorted()
            }
            #expect(try await receivers { try await Self.open(.backupOld, .warning, in: $0) } == [all])
            #expect(try await receivers { try await Self.open(.diskLow, .warning, in: $0) } == [all, disks])
            #expect(try await receivers { try await Self.open(.clockOff, .critical, in: $0) } == [all, grave])
            #expect(
                try await receivers { try await Self.open(.webhookFailing, .critical, about: .webhook, all, in: $0) }
                    == [grave])
        }
    }

    @Test("That the server is at work is written once in an interval, and not while one such message waits")
    func alive() async throws {
        try await TestStore.with { store in
            _ = try await Self.makeWebhook(store)
            let outbox = WebhookOutbox(store.pool)
            func count(_ seconds: TimeInterval) async throws -> Int {
                try await outbox.putAlive(every: 300, at: TestStore.now + seconds)
                return try await Self.deliveries(store).count
            }
            #expect(try await count(0) == 1)
            #expect(try await count(299) == 1)
            #expect(try await count(300) == 1)
            try await store.admin.query(
                "update webhook_delivery set state = 'failed', next_at = null, finished_at = created_at")
            #expect(try await count(300) == 2)
            #expect(try await count(301) == 2)
        }
    }
}
