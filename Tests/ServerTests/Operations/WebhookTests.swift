import Accounts
import Foundation
import Postgres
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import Server

@Suite("Webhooks as an admin makes them", .mustEnd)
struct WebhookTests {
    private static let url = "https://hook.invalid/rollcall"

    @Test("A webhook is made, listed, changed and deleted; its secret is shown once, and each change is in the audit")
    func changed() async throws {
        try await School.inProcess { school in
            let admin = school.admin
            let made = try await admin(
                CreateWebhook(
                    url: "HTTPS://Hook.invalid", description: "Pager", kinds: [.diskLow, .diskLow], alive: false))
            #expect(made.secret.hasPrefix("whsec_") && made.secret.utf8.count == 50)
            var found = try #require(try await admin(GetWebhooks()).webhooks.first)
            #expect(found.url == "https://hook.invalid/" && found.kinds == [.diskLow] && found.minSeverity == .info)
            #expect(found.enabled && !found.alive && found.createdAt == school.now && found.description == "Pager")
            let id = found.webhookID
            let none = try await admin(
                EditWebhook(webhookID: id, url: Self.url, description: "", kinds: [], minSeverity: .critical))
            #expect(none.secret == nil)
            let rotated = try await admin(EditWebhook(webhookID: id, enabled: false, newSecret: true))
            #expect(rotated.secret?.hasPrefix("whsec_") == true && rotated.secret != made.secret)
            found = try #require(try await admin(GetWebhooks(webhookID: id)).webhooks.first)
            #expect(found.url == Self.url && found.kinds.isEmpty && found.minSeverity == .critical)
            #expect(found.disabledWhy == .byHand && found.description == nil)
            #expect(try await admin.refusal(of: TestWebhook(webhookID: id)).code == .cannotBeDone)
            let details = try await school.audit("webhook_edited").first?.details
            #expect(details == ["webhook_id": String(id), "enabled": "false", "new_secret": "true"])
            _ = try await admin(DeleteWebhook(webhookID: id))
            #expect(try await admin(GetWebhooks()).webhooks.isEmpty)
            #expect(try await school.audit("webhook_deleted").count == 1)
        }
    }

    @Test("A number that is none is told, whatever is asked for")
    func missing() async throws {
        try await School.inProcess { school in
            let deliveries = try await school.admin(GetDeliveries(webhookID: 9))
            #expect(deliveries.total == 0)
            #expect(try await school.admin.refusal(of: GetWebhooks(webhookID: 9)).code == .notFound)
            #expect(try await school.admin.refusal(of: EditWebhook(webhookID: 9, alive: true)).code == .notFound)
            #expect(try await school.admin.refusal(of: EditWebhook(webhookID: 9, newSecret: true)).code == .notFound)
            #expect(try await school.admin.refusal(of: DeleteWebhook(webhookID: 9)).code == .notFound)
            #expect(try await school.admin.refusal(of: TestWebhook(webhookID: 9)).code == .notFound)
            #expect(try await school.admin.refusal(of: Redeliver(deliveryID: 9)).code == .notFound)
        }
    }

    @Test("A URL that is none, is not HTTPS or leads to this machine is refused, also when it is changed")
    func urls() async throws {
        try await School.inProcess { school in
            let id = try await school.admin(CreateWebhook(url: Self.url)).webhookID
            let refusals: [(String, FailureCode)] = [
                ("hook.invalid", .badArguments), ("http://hook.invalid/", .badArguments), ("", .badArguments),
                ("http://127.0.0.1:1/", .badArguments), ("https://2130706433/", .badArguments),
                ("https://user@hook.invalid/", .badArguments), ("https://127.0.0.1/", .cannotBeDone),
                ("https://[::1]/", .cannotBeDone), ("https://[::ffff:7f00:1]/", .cannotBeDone),
                ("https://[64:ff9b::7f00:1]/", .cannotBeDone), ("https://0.0.0.0/", .cannotBeDone),
                ("https://localhost/", .cannotBeDone), ("https://169.254.169.254/", .cannotBeDone),
            ]
            for (url, code) in refusals {
                #expect(try await school.admin.refusal(of: CreateWebhook(url: url)).code == code, "\(url)")
                let edit = EditWebhook(webhookID: id, url: url)
                #expect(try await school.admin.refusal(of: edit).code == code, "\(url)")
            }
            #expect(try await school.admin(GetWebhooks()).webhooks.map(\.url) == [Self.url])
        }
    }

    @Test("There are 50 webhooks at most")
    func limit() async throws {
        try await School.inProcess { school in
            for _ in 0..<50 { _ = try await school.admin(CreateWebhook(url: Self.url, alive: false)) }
            #expect(try await school.admin.refusal(of: CreateWebhook(url: Self.url)).code == .cannotBeDone)
        }
    }

    @Test("Staff are refused, and an admin whose session is not confirmed")
    func refused() async throws {
        try await School.inProcess { school in
            let staff = try await school.makePeer(.staff)
            let unconfirmed = try await school.stranger.loggedIn(as: Template.admin)
            for request: any Wire.Request in [
                GetWebhooks(), CreateWebhook(url: Self.url), EditWebhook(webhookID: 1), DeleteWebhook(webhookID: 1),
                TestWebhook(webhookID: 1),
            ] {
                #expect(try await staff.refusal(of: request).code == .notAllowed)
                #expect(try await unconfirmed.refusal(of: request).code == .confirmationNecessary)
            }
            #expect(try await staff.refusal(of: GetDeliveries()).code == .notAllowed)
            #expect(try await staff.refusal(of: Redeliver(deliveryID: 1)).code == .notAllowed)
            #expect(try await unconfirmed(GetDeliveries()).total == 0)
        }
    }

    @Test("No request makes an exception: that is done in the server's file alone")
    func exceptions() async throws {
        let file = try SettingsFileFixture(#"{"rollcall": {}}"#)
        try await School.open(file: file.path) { school in
            let write = WriteConfig(item: "server.webhook_allow", value: .words(["127.0.0.1"]))
            let refusal = try await school.admin.refusal(of: write)
            #expect(refusal.code == .cannotBeDone)
            #expect(try await school.admin(ReadConfig(item: "server.webhook_allow")).value == .words([]))
        }
    }

    @Test("The secret is sealed in the database, and cannot be opened as that of another webhook")
    func sealed() async throws {
        try await School.open { school in
            let text = try await school.admin(CreateWebhook(url: Self.url)).secret
            _ = try await school.admin(EditWebhook(webhookID: 1, newSecret: true))
            let secret = try #require(Data(base64Encoded: String(text.dropFirst("whsec_".count))))
            let row = try await school.sql.query("select sealed_secret, previous_secret, webhook::text from webhook")[0]
            let (present, previous, whole) = try row.decode(([UInt8], [UInt8], String).self)
            #expect(present != previous && !whole.contains(text))
            #expect(!whole.contains(secret.map { String(format: "%02x", $0) }.joined()))
            let seal = try SecretKeyFile(path: RunningServer.dataDirectory + "/secret.key").existing()
            #expect(try seal.open(previous, of: .webhook(1)) == Array(secret))
            #expect(throws: (any Error).self) { try seal.open(previous, of: .webhook(2)) }
        }
    }
}
