import Foundation
import Phrases
import Postgres
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import Store

@Suite("The queue of messages to webhooks", .mustEnd)
struct DeliveryQueueTests {
    private static let now = TestStore.now

    /// A webhook with so many messages that are due.
    private static func makeWebhook(_ store: TestStore, due: Int) async throws -> Int64 {
        try await store.pool.withTransaction { transaction in
            let settings = WebhookRepository.Settings(url: "https://hook.example/")
            let id = try await WebhookRepository(transaction).create(settings, at: now) { id in [UInt8(id)] }
            for _ in 0..<due { _ = try await WebhookOutbox(transaction).putTest(id, at: now) }
            return id
        }
    }

    @Test("Of each webhook one message is taken at a time, the oldest first, and nobody takes it twice")
    func taken() async throws {
        try await TestStore.with { store in
            let webhooks = [try await Self.makeWebhook(store, due: 2), try await Self.makeWebhook(store, due: 1)]
            _ = try await Self.makeWebhook(store, due: 0)
            let queue = DeliveryQueue(store.pool)
            #expect(try await queue.claim(limit: 9, at: Self.now - 1).isEmpty)
            let taken = try await queue.claim(limit: 9, at: Self.now).sorted { $0.webhook < $1.webhook }
            #expect(taken.map(\.webhook) == webhooks && taken.map(\.id) == [1, 3])
            #expect(taken[0].sealedSecrets == [[UInt8(webhooks[0])]] && taken[0].maxAttempts == 1)
            #expect(try await queue.claim(limit: 9, at: Self.now).isEmpty)
            let done = DeliveryAttempt(fault: nil, status: 204, nextAt: nil)
            #expect(try await queue.note(done, of: taken[0], at: Self.now) == 0)
            #expect(try await queue.claim(limit: 9, at: Self.now).map(\.id) == [2])
        }
    }

    @Test("What two servers want at once goes to one of them")
    func contested() async throws {
        try await TestStore.with { store in
            for _ in 0..<5 { _ = try await Self.makeWebhook(store, due: 1) }
            let taken = try await withThrowingTaskGroup { group in
                for _ in 0..<8 {
                    group.addTask { try await DeliveryQueue(store.pool).claim(limit: 3, at: Self.now).map(\.id) }
                }
                return try await group.reduce(into: []) { $0 += $1 }
            }
            #expect(Set(taken).count == taken.count)
            let left = try await DeliveryQueue(store.pool).claim(limit: 9, at: Self.now).map(\.id)
            #expect((taken + left).sorted() == [1, 2, 3, 4, 5])
        }
    }

    @Test("A webhook whose server ended is taken by another one once its time is up")
    func abandoned() async throws {
        try await TestStore.with { store in
            _ = try await Self.makeWebhook(store, due: 1)
            let queue = DeliveryQueue(store.pool)
            #expect(try await queue.claim(limit: 1, at: Self.now).count == 1)
            #expect(try await queue.claim(limit: 1, at: Self.now).isEmpty)
            try await store.admin.query("update webhook set claimed_until = claimed_until - interval '31 s'")
            #expect(try await queue.claim(limit: 1, at: Self.now).count == 1)
        }
    }

    @Test("Those have their turn first that waited for it the longest")
    func turns() async throws {
        try await TestStore.with { store in
            let webhooks = [try await Self.makeWebhook(store, due: 9), try await Self.makeWebhook(store, due: 9)]
            let queue = DeliveryQueue(store.pool)
            var served: [Int64] = []
            for _ in 0..<4 {
                let delivery = try #require(try await queue.claim(limit: 1, at: Self.now).first)
                served.append(delivery.webhook)
                let failed = DeliveryAttempt(fault: .timedOut, status: nil, nextAt: Self.now)
                _ = try await queue.note(failed, of: delivery, at: Self.now)
            }
            #expect(served == webhooks + webhooks)
        }
    }

    @Test("A failure is counted until a success, and what an admin did with the message meanwhile stands")
    func noted() async throws {
        try await TestStore.with { store in
            let webhook = try await Self.makeWebhook(store, due: 1)
            let queue = DeliveryQueue(store.pool)
            let first = try #require(try await queue.claim(limit: 1, at: Self.now).first)
            let failed = DeliveryAttempt(fault: .status, status: 500, nextAt: Self.now + 5)
            #expect(try await queue.note(failed, of: first, at: Self.now) == 1)
            let second = try #require(try await queue.claim(limit: 1, at: Self.now + 5).first)
            #expect(second.id == first.id && second.messageID == first.messageID && second.attempts == 1)
            _ = try await DeliveryRepository(store.pool).redeliver(first.id, at: Self.now + 6)
            #expect(try await queue.note(failed, of: second, at: Self.now + 7) == 2)
            let again = try #require(try await queue.claim(limit: 1, at: Self.now + 6).first)
            #expect(again.attempts == 0)
            let done = DeliveryAttempt(fault: nil, status: 200, nextAt: nil)
            #expect(try await queue.note(done, of: again, at: Self.now + 8) == 0)
            let found = try #require(try await WebhookRepository(store.pool).list(webhook).first)
            #expect(found.failures == 0 && found.lastFault == .status && found.lastFailureAt == Self.now + 7)
            #expect(found.lastSuccessAt == Self.now + 8 && found.pending == 0)
            try await WebhookRepository(store.pool).delete(webhook)
            #expect(try await queue.note(done, of: again, at: Self.now) == nil)
        }
    }

    @Test("What is over is deleted after 30 days, and after one where it only said that the server is at work")
    func trimmed() async throws {
        try await TestStore.with { store in
            _ = try await Self.makeWebhook(store, due: 2)
            try await store.pool.withTransaction { transaction in
                let telling = AlertChange.Telling(text: Phrase("What."), hint: Phrase("Do."), rooms: [])
                let key = AlertKey(kind: .diskLow, sort: .server, id: 0)
                try await AlertTransaction(transaction).write([.open(key, .info, telling)], at: Self.now)
            }
            try await store.admin.query(
                """
                update webhook_delivery set state = 'delivered', next_at = null, finished_at = \(Self.now)
                where delivery_id <> 2
                """)
            let repository = DeliveryRepository(store.pool)
            func left(_ days: Double) async throws -> [Int64] {
                try await repository.trim(at: Self.now + days * 86_400)
                let rows = try await repository.list(webhook: nil, state: nil, type: nil, ListQuery()).rows
                return rows.map(\.deliveryID).sorted()
            }
            #expect(try await left(0.9) == [1, 2, 3])
            #expect(try await left(1.1) == [2, 3])
            #expect(try await left(30.1) == [2])
        }
    }
}
