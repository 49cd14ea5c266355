import Configuration
import Foundation
import Postgres
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import Server

@Suite("Delivering to webhooks", .mustEnd)
struct WebhookCourierTests {
    private static let allowed: [AbsoluteConfigKey: ConfigValue] = [
        "rollcall.webhook_allow": ConfigValue(.stringArray(["http://127.0.0.1"]), isSecret: false)
    ]

    /// A school with a scanner and a webhook that leads to a receiver of this machine.
    private static func run(
        _ body: @escaping @Sendable (inout School, Receiver, _ secret: String, _ scanner: Peer) async throws -> Void
    ) async throws {
        try await School.open(settings: allowed) { school in
            try await school.makeRooms("101")
            let scanner = try await school.makeScanner(in: "101", name: "Door")
            let running = school
            school = try await Receiver.run { receiver, url in
                var school = running
                let secret = try await school.admin(CreateWebhook(url: url)).secret
                _ = try await receiver.wait(for: 1, "alive")
                try await body(&school, receiver, secret, scanner)
                return school
            }
        }
    }

    @Test("An alert is sent when it opens and when it closes, signed and without a name of a person")
    func delivered() async throws {
        try await Self.run { school, receiver, secret, scanner in
            try await school.tell(scanner, .failed, lastReportAt: nil)
            let opened = try await receiver.wait(for: 1, "alert.opened")[0]
            #expect(try opened.isSigned(by: secret))
            #expect(opened.headers["webhook-timestamp"] == String(Int(school.clock.civil.timeIntervalSince1970)))
            let alert = try await school.alert(.radioFailed)
            let data = try #require(opened.data)
            #expect(data["alert_id"] as? Int == Int(alert.alertID) && data["kind"] as? String == "radio_failed")
            #expect(data["severity"] as? String == "critical" && data["text"] as? String == alert.text)
            #expect(data["closed_at"] is NSNull && data["count"] as? Int == 1)
            #expect((data["subject"] as? [String: Any])?["label"] as? String == "Door")
            #expect(opened.object?["timestamp"] as? String == data["opened_at"] as? String)
            _ = try await school.admin(CloseAlert(alertID: alert.alertID))
            let closed = try await receiver.wait(for: 1, "alert.closed")[0]
            #expect(try closed.isSigned(by: secret) && closed.id != opened.id)
            #expect(closed.data?["closed_at"] is String)
            try await eventually("it is noted") { try await school.deliveries(.pending).isEmpty }
            let delivery = try #require(try await school.deliveries(.delivered, .alertOpened).first)
            #expect(delivery.messageID == opened.id && delivery.body == opened.body && delivery.lastStatus == 200)
            #expect(delivery.alertID == alert.alertID && delivery.attempts == 1 && delivery.nextAt == nil)
            let webhook = try #require(try await school.admin(GetWebhooks()).webhooks.first)
            #expect(webhook.lastSuccessAt == school.now && webhook.failures == 0)
        }
    }

    @Test("What failed is sent again some seconds later: the same bytes under the same id, with another time")
    func again() async throws {
        try await Self.run { school, receiver, secret, scanner in
            receiver.answer(.status(500))
            try await school.tell(scanner, .failed, lastReportAt: nil)
            let delivery = try await school.delivery { $0.attempts == 1 }
            let wait = try #require(delivery.nextAt).timeIntervalSince(school.now)
            #expect((4.5...5.5).contains(wait) && delivery.state == .pending && delivery.lastFault == .status)
            try await school.pass(6)
            let messages = try await receiver.wait(for: 2, "alert.opened")
            #expect(messages[0].id == messages[1].id && messages[0].body == messages[1].body)
            #expect(messages[0].headers["webhook-timestamp"] != messages[1].headers["webhook-timestamp"])
            #expect(try messages[1].isSigned(by: secret))
            #expect(try await school.delivery { $0.attempts == 2 }.state == .delivered)
        }
    }

    @Test("A receiver that asks for a pause of two minutes gets it")
    func retryAfter() async throws {
        try await Self.run { school, receiver, _, scanner in
            receiver.answer(.status(503, ["retry-after": "120"]))
            try await school.tell(scanner, .failed, lastReportAt: nil)
            let delivery = try await school.delivery { $0.attempts == 1 }
            #expect(delivery.nextAt == school.now + 120 && delivery.lastStatus == 503)
        }
    }

    @Test("A receiver that answers 410 is sent nothing more, which somebody is told of")
    func gone() async throws {
        try await Self.run { school, receiver, _, scanner in
            receiver.answer(.status(500), .status(410))
            try await school.tell(scanner, .failed, lastReportAt: nil)
            _ = try await school.delivery { $0.attempts == 1 }
            let id = try #require(try await school.admin(GetWebhooks()).webhooks.first).webhookID
            _ = try await school.admin(TestWebhook(webhookID: id))
            try await eventually("the webhook is disabled") {
                try await school.admin(GetWebhooks()).webhooks.first?.disabledWhy == .gone
            }
            #expect(try await school.deliveries(.pending).isEmpty)
            #expect(try await school.deliveries(.failed).map(\.lastFault) == [.gone, .disabled])
            let alert = try await school.alert(.webhookFailing)
            #expect(alert.subject.sort == .webhook && alert.subject.id == id && alert.text.contains("410"))
            #expect(alert.subject.name?.hasPrefix("127.0.0.1:") == true)
            let failed = try #require(try await school.deliveries(.failed).first)
            #expect(try await school.admin.refusal(of: Redeliver(deliveryID: failed.deliveryID)).code == .cannotBeDone)
            _ = try await school.admin(EditWebhook(webhookID: id, enabled: true))
            _ = try await receiver.wait(for: 3, "alive")
            try await school.eventuallyGone(1)
        }
    }

    @Test("After the tenth attempt a message has failed; an admin has it delivered once more")
    func tenAttempts() async throws {
        try await Self.run { school, receiver, _, scanner in
            for _ in 0..<10 { receiver.answer(.status(500)) }
            try await school.tell(scanner, .failed, lastReportAt: nil)
            for attempt in 1...10 {
                _ = try await school.delivery { $0.attempts == attempt }
                try await school.sql.query("update webhook_delivery set next_at = created_at where state = 'pending'")
            }
            let delivery = try await school.delivery { $0.state == .failed }
            #expect(delivery.attempts == 10 && delivery.finishedAt == school.now)
            #expect(receiver.messages("alert.opened").count == 10)
            let alert = try await school.alert(.webhookFailing)
            #expect(alert.text.contains("attempts in a row failed") && alert.text.contains("status 500"))
            _ = try await school.admin(Redeliver(deliveryID: delivery.deliveryID))
            let messages = try await receiver.wait(for: 11, "alert.opened")
            #expect(Set(messages.map(\.id)).count == 1)
            try await school.eventuallyGone(1)
            #expect(receiver.messages("alert.opened").count == 11)
        }
    }

    @Test("That the server is at work is told each five minutes, once each time, and not to whom does not want it")
    func alive() async throws {
        try await Self.run { school, receiver, secret, scanner in
            try await school.passAll(290)
            #expect(receiver.messages("alive").count == 1)
            try await school.passAll(20)
            let messages = try await receiver.wait(for: 2, "alive")
            #expect(try messages[1].isSigned(by: secret) && messages[1].data?["open_alerts"] as? Int == 0)
            _ = try await school.admin(EditWebhook(webhookID: 1, alive: false))
            try await school.passAll(310)
            #expect(receiver.messages("alive").count == 2)
        }
    }

    @Test("For a day after a new secret was made, a message is signed with the old one as well")
    func rotation() async throws {
        try await Self.run { school, receiver, old, scanner in
            let new = try #require(try await school.admin(EditWebhook(webhookID: 1, newSecret: true)).secret)
            _ = try await school.admin(TestWebhook(webhookID: 1))
            let both = try await receiver.wait(for: 2, "alive")[1]
            #expect(try both.isSigned(by: old) && both.isSigned(by: new) && both.data?["test"] as? Bool == true)
            try await school.sql.query("update webhook set previous_until = \(school.now)")
            _ = try await school.admin(TestWebhook(webhookID: 1))
            let one = try await receiver.wait(for: 3, "alive")[2]
            #expect(try one.isSigned(by: new) && !one.isSigned(by: old))
        }
    }

    @Test("A receiver that hangs holds up no other")
    func hanging() async throws {
        try await Self.run { school, receiver, _, scanner in
            try await Receiver.run { other, url in
                _ = try await school.admin(CreateWebhook(url: url))
                for _ in 0..<9 { receiver.answer(.never) }
                for status in [RadioState.failed, .scanning, .failed] {
                    try await school.tell(scanner, status, lastReportAt: nil)
                }
                _ = try await other.wait(for: 1, "alert.opened")
                _ = try await receiver.wait(for: 1, "alert.opened")
                #expect(receiver.messages("alert.opened").count == 1)
            }
        }
    }

    @Test("Without the exception in its file a server sends nothing to this machine, whatever the database says")
    func withoutException() async throws {
        try await School.open { school in
            let running = school
            school = try await Receiver.run { receiver, url in
                let id = try await running.admin(CreateWebhook(url: "https://hook.invalid/")).webhookID
                try await running.sql.query("update webhook set url = \(url) where webhook_id = \(id)")
                _ = try await running.admin(TestWebhook(webhookID: id))
                try await eventually("the test has failed") {
                    try await running.deliveries(.failed).contains { $0.body.contains("test") }
                }
                #expect(try await running.deliveries(.failed).first?.lastFault == .urlRefused)
                #expect(receiver.messages.isEmpty)
                return running
            }
        }
    }
}

extension School {
    fileprivate func deliveries(
        _ state: DeliveryState, _ type: WebhookMessageType? = nil
    ) async throws -> [DeliveryRecord] {
        try await admin(GetDeliveries(state: state, messageType: type)).deliveries
    }

    /// Waits until the one message about an opened alert is as it should be.
    fileprivate func delivery(_ isSo: (DeliveryRecord) -> Bool) async throws -> DeliveryRecord {
        var found: DeliveryRecord?
        try await eventually("a delivery is as it should be") {
            found = try await admin(GetDeliveries(messageType: .alertOpened)).deliveries.last
            return found.map(isSo) == true
        }
        return try #require(found)
    }
}
