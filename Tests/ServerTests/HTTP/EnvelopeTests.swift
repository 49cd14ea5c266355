import TestSupport
import Testing
import Vocabulary
import Wire

@Suite(.mustEnd, .sharesSchool)
struct EnvelopeTests {
    @Test(
        "What is no request says what is wrong with it",
        arguments: [
            ("", "The body is not a JSON object that can be read."),
            ("{", "The body is not a JSON object that can be read."),
            ("{}", "The argument 'type' is missing."),
            (#"{"type": 5}"#, "The argument 'type' must be a string."),
            (#"{"type": null}"#, "The argument 'type' must not be null."),
            (#"{"type": "no.such"}"#, "Request type 'no.such' does not exist."),
            (#"{"type": ""}"#, "Request type '' does not exist."),
            (#"{"type": "admin.create_room", "args": {"zone_name": "x"}}"#, "The argument 'room_number' is missing."),
            (#"{"type": "admin.create_room"}"#, "The argument 'room_number' is missing."),
            (#"{"type": "admin.create_room", "args": null}"#, "The argument 'room_number' is missing."),
            (#"{"type": "admin.create_room", "args": 5}"#, "The argument 'args' must be an object."),
            (
                #"{"type": "admin.create_room", "args": {"room_number": 5, "zone_name": "x"}}"#,
                "The argument 'room_number' must be a string."
            ),
            (
                #"{"type": "admin.create_room", "args": {"room_number": null, "zone_name": "x"}}"#,
                "The argument 'room_number' must not be null."
            ),
            (
                #"{"type": "admin.get_rooms", "args": {"page": 1.5}}"#,
                "The argument 'page' cannot be read. A whole number from \(Int.min) to \(Int.max) is expected."
            ),
            (
                #"{"type": "admin.update_muster", "args": {"action": "begin"}}"#,
                "The argument 'action' cannot be read. One of 'start', 'tick', 'edit', 'close', 'mistake' is expected."
            ),
            (#"{"type": "admin.get_rooms", "args": {"page": "1"}}"#, "The argument 'page' must be a whole number."),
            (
                #"{"type": "admin.edit_scanner", "args": {"scanner_id": 1, "new_token": 1}}"#,
                "The argument 'new_token' must be true or false."
            ),
        ])
    func refused(body: String, reason: String) async throws {
        try await School.shared { school in
            for way in WayIn.allCases {
                let answer = try await school.admin.post(body, to: way.path())
                #expect(answer.status == 400)
                #expect(answer.object?["successful"] as? Bool == false)
                #expect(try answer.failure().reason == reason)
            }
        }
    }

    @Test("An argument inside a list is named with its place")
    func nested() async throws {
        try await School.open { school in
            try await school.makeRooms("101")
            let scanner = try await school.makeScanner(in: "101")
            let good =
                #"{"uuid": "E2C56DB5-DFFB-48D2-B060-D0F5A71096E0", "major": 1, "minor": 1, "#
                + #""heard_at": "2026-09-01T08:30:00.000Z"}"#
            for (bad, reason) in [
                (good.replacing("\"major\": 1", with: "\"major\": 70000"), "sightings[3].major"),
                (good.replacing("\"major\": 1, ", with: ""), "sightings[3].major"),
                (good.replacing("E2C5", with: "zzzz"), "sightings[3].uuid"),
                (good.replacing("2026", with: "20x6"), "sightings[3].heard_at"),
            ] {
                let answer = try await scanner.post(
                    """
                    {"spool": "s", "sequence": 1, "sent_at": "2026-09-01T08:30:00.000Z",
                    "sightings": [\(good), \(good), \(good), \(bad)]}
                    """, to: "/post/scanner.report")
                #expect(answer.status == 400)
                #expect(try answer.failure().reason.contains("'\(reason)'"), "\(answer.text)")
            }
        }
    }

    @Test("A type's own path takes the arguments alone, and no body for none", arguments: WayIn.allCases)
    func ownPath(way: WayIn) async throws {
        try await School.open { school in
            let zone = #"{"zone_name": "East"}"#
            let made = try await school.admin.post(zone, to: way.path("admin.create_zone"))
            #expect(made.status == 200)
            let listed = try await school.admin.post("", to: way.path("admin.get_zones"))
            let enveloped = try await school.admin.answer(to: GetZones())
            #expect(listed.status == 200)
            #expect(listed.object?["total"] as? Int == 1)
            #expect(enveloped.object as? [String: AnyHashable] == listed.object as? [String: AnyHashable])
            let unknown = try await school.admin.post("{}", to: way.path("no.such"))
            #expect(try unknown.failure() == Failure(.unknownType, "Request type 'no.such' does not exist."))
        }
    }

    @Test("Arguments nobody asked for are passed over")
    func unknownArguments() async throws {
        try await School.shared { school in
            let answer = try await school.admin.post(#"{"type": "admin.get_zones", "args": {"x": [1]}, "y": 2}"#)
            #expect(answer.status == 200)
        }
    }
}
