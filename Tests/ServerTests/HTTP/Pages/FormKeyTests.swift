import Foundation
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite("Forms that are sent twice", .mustEnd)
struct FormKeyTests {
    private static let form = ["content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin"]

    /// The idempotency key in the forms of a page.
    private static func key(of page: RawAnswer) throws -> String {
        String(try #require(page.text.firstMatch(of: /name="idempotency_key" value="([0-9A-F-]{36})"/)).output.1)
    }

    @Test("Pressed twice, it is done once; a page loaded anew, and other content, is done again")
    func twice() async throws {
        try await School.inProcess { school in
            let (ada, bob) = (try await school.makeStudent("Ada"), try await school.makeStudent("Bob"))
            _ = try await school.admin(UpdateMuster(action: .start))
            func press(_ key: String, _ person: Int64) async throws {
                let body = "action=tick&witness=seen&person_id=\(person)&idempotency_key=\(key)&_then=/muster"
                let answer = try await school.admin.post(body, to: "/forms/admin.update_muster", headers: Self.form)
                #expect(answer.status == 303 && answer.headers["location"] == "/muster")
            }
            func entries() async throws -> Int { try await school.count("select count(*) from muster_entry") }
            let first = try Self.key(of: try await school.admin.get("/muster"))
            for _ in 0..<3 { try await press(first, ada) }
            #expect(try await entries() == 1)
            // Another button of the same form.
            try await press(first, bob)
            #expect(try await entries() == 2)
            let anew = try Self.key(of: try await school.admin.get("/muster"))
            #expect(anew != first)
            try await press(anew, ada)
            #expect(try await entries() == 3)
        }
    }

    @Test("Each form of a page carries one idempotency key, also those that correct")
    func once() async throws {
        try await School.inProcess { school in
            let ada = try await school.makeStudent("Ada")
            let page = try await school.admin.get("/person?id=\(ada)").text
            let corrections = page.components(separatedBy: "<form ").filter { $0.contains("/forms/admin.correct_") }
            #expect(corrections.count == 3)
            #expect(corrections.allSatisfy { $0.components(separatedBy: "name=\"idempotency_key\"").count == 2 })
        }
    }

    @Test("What was refused may be sent again from the page that says so, and is done once then")
    func refused() async throws {
        try await School.inProcess { school in
            let key = try Self.key(of: try await school.admin.get("/places"))
            let rest = "&idempotency_key=\(key)&_form=admin.create_zone&_from=/places&_then=/places"
            let path = "/forms/admin.create_zone"
            let refused = try await school.admin.post(
                "zone_name=East&leave_after=1\(rest)", to: path, headers: Self.form)
            #expect(refused.status == 400)
            #expect(try Self.key(of: refused) == key)
            for _ in 0..<2 {
                let done = try await school.admin.post(
                    "zone_name=East&leave_after=90\(rest)", to: path, headers: Self.form)
                #expect(done.status == 303)
            }
            #expect(try await school.admin(GetZones()).zones.count == 1)
        }
    }

    @Test("A token that was shown is shown again when its form comes twice, also after a confirmation")
    func shown() async throws {
        try await School.inProcess { school in
            try await school.makeRooms("101")
            let admin = try await school.stranger.loggedIn(as: Template.admin)
            let fields = [
                "scanner_name=s1", "room_number=101", "idempotency_key=\(UUID())", "_from=/scanners", "_then=/scanners",
            ]
            let asked = try await admin.post(
                fields.joined(separator: "&"), to: "/forms/admin.create_scanner", headers: Self.form)
            #expect(asked.text.contains("name=\"_waiting.idempotency_key\""))
            let waiting = ["type=admin.create_scanner"] + fields
            let confirm =
                "password=\(Template.password.replacing(" ", with: "+"))&"
                + waiting.map { "_waiting.\($0)" }.joined(separator: "&")
            let first = try await admin.post(confirm, to: "/forms/universal.confirm", headers: Self.form)
            #expect(first.status == 200 && first.text.contains("class=\"secret\""))
            let again = try await admin.post(
                fields.joined(separator: "&"), to: "/forms/admin.create_scanner", headers: Self.form)
            #expect(again.status == 200)
            let secret = /class="secret">([^<]+)</
            #expect(first.text.firstMatch(of: secret)?.output.1 == again.text.firstMatch(of: secret)?.output.1)
            #expect(try await school.admin(GetScanners()).scanners.map(\.scannerName) == ["s1"])
        }
    }
}
