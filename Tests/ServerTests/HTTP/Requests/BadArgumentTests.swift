import TestSupport
import Testing
import Vocabulary
import Wire

@Suite(.mustEnd)
struct BadArgumentTests {
    @Test("A refusal names the argument that is wrong, where it is one alone")
    func names() async throws {
        try await School.inProcess { school in
            let wrong: [(type: String, arguments: String, name: String?)] = [
                ("admin.create_zone", "{}", "zone_name"), ("admin.create_zone", #"{"zone_name": null}"#, "zone_name"),
                ("admin.create_zone", #"{"zone_name": 7}"#, "zone_name"),
                ("admin.create_zone", #"{"zone_name": " "}"#, "zone_name"),
                ("admin.create_zone", #"{"zone_name": "East", "leave_after": 1}"#, "leave_after"),
                ("admin.create_zone", #"{"zone_name": "East", "idempotency_key": "x"}"#, "idempotency_key"),
                ("admin.edit_group", #"{"group_id": 1, "add_members": [1, "x"]}"#, "add_members[1]"),
                ("admin.edit_fleet", #"{"settings": {"interval_ms": 1}}"#, "settings.interval_ms"),
                ("admin.get_rooms", #"{"page": 0}"#, "page"), ("admin.create_zone", "[", nil),
                ("admin.record_survey", #"{"action": "stop"}"#, "survey_id"),
                ("admin.update_muster", #"{"action": "tick"}"#, nil),
            ]
            for (type, arguments, name) in wrong {
                let failure = try await school.admin.post(arguments, to: "/post/\(type)").failure()
                #expect(failure.code == .badArguments && failure.argument == name, "\(type) \(arguments): \(failure)")
            }
            let envelope = try await school.admin.post(#"{"type": "admin.create_zone", "args": {"zone_name": 7}}"#)
            #expect(try envelope.failure().argument == "zone_name")
            let danish = try await school.admin.post(
                "{}", to: "/post/admin.create_zone", headers: ["accept-language": "da"])
            #expect(try danish.failure().argument == "zone_name")
        }
    }
}
