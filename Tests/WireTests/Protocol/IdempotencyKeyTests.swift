import Foundation
import Testing
import Wire

@Suite("Which requests accept an idempotency key")
struct IdempotencyKeyTests {
    @Test("All that change something take one, but for what has a way of its own to be sent again")
    func types() {
        let without = RequestType.allCases.filter { !$0.acceptsIdempotencyKey && !$0.rawValue.contains(".get_") }
        #expect(
            Set(without.map(\.rawValue)) == [
                // No account is known yet, or it is a node's.
                "universal.login", "universal.claim_account", "scanner.report", "scanner.heartbeat",
                // They are about the session that asks.
                "universal.logout", "universal.logout_everywhere", "universal.confirm", "universal.change_password",
                "universal.enrol_totp", "universal.confirm_totp", "universal.remove_totp",
                // They change nothing.
                "universal.whoami", "admin.export_person", "student.export", "admin.config.read", "simple.query",
                // Erasing twice is erasing once, and takes as long as there are sightings.
                "admin.delete_person", "admin.delete_student",
                // A report is evidence: the same twice is no more.
                "student.update_location",
            ])
        #expect(RequestType.adminUpdateMuster.acceptsIdempotencyKey)
        #expect(!RequestType.adminGetMuster.acceptsIdempotencyKey)
    }

    @Test("The key stands among the arguments")
    func envelope() throws {
        let key = UUID()
        let json = try WireJSON.encoder().encode(RequestEnvelope(DeleteZone(zoneID: 7), idempotencyKey: key))
        let read = try WireJSON.decoder().decode(IncomingArguments<DeleteZone>.self, from: json)
        #expect(read.arguments?.zoneID == 7)
        #expect(
            String(decoding: json, as: UTF8.self).contains(
                "\"args\":{\"idempotency_key\":\"\(key.uuidString)\",\"zone_id\":7}"))
    }
}
