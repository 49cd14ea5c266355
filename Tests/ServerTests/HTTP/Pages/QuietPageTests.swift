import Foundation
import Postgres
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite("Pages that say what they know", .mustEnd, .sharesSchool)
struct QuietPageTests {
    @Test("A search for an empty room is answered, and nobody is told that a room is empty of whom they may not see")
    func emptyRoom() async throws {
        try await School.inProcess { school in
            try await school.makeRooms("101")
            let staff = try await school.makePeer(.staff)
            let now = try await school.admin.get("/now?search=101").text
            #expect(now.contains(">101</a>: The room is empty."))
            #expect(try await school.admin.get("/room?room=101").text.contains("The room is empty."))
            for path in ["/now?search=101", "/room?room=101"] {
                let page = try await staff.get(path)
                let sentence = "The room is empty, or you may not see the people in it."
                #expect(page.status == 200 && page.text.contains(sentence), "\(path)")
            }
            #expect(try await school.admin.get("/now?search=999").text.contains("No matches."))
            #expect(try await school.admin(GetRoomOccupants(roomNumber: "101")).whole)
            #expect(try await !staff(GetRoomOccupants(roomNumber: "101")).whole)
        }
    }

    @Test("The password that confirms a session is not called optional")
    func password() async throws {
        try await School.inProcess { school in
            try await school.sql.query("update session set confirmed_until = '2000-01-01'")
            let page = try await school.admin.post(
                "email=a%40b.c&_from=/people", to: "/forms/admin.issue_claim_code",
                headers: ["content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin"]
            ).text
            let label = try #require(page.firstMatch(of: /<label for="[^"]*password">([^\n]*?)<\/label>/)?.1)
            #expect(label == "Password")
        }
    }

    @Test("Above the button that ends a roll-call stand the names of those who are missing")
    func close() async throws {
        try await School.open { school in
            let (near, _, _, badge) = try await school.neighbours()
            try await school.makeStudent("Bob")
            try await school.hear(badge, by: near, for: 5)
            _ = try await school.admin(UpdateMuster(action: .start))
            let page = try await school.admin.get("/muster").text
            let start = try #require(page.firstRange(of: "data-missing"))
            let names = page[start.upperBound...].prefix { $0 != "\u{0}" }.prefix(400)
            #expect(names.contains("Still missing:") && names.contains("<bdi>Ada</bdi>") && names.contains(" 101</li>"))
            #expect(!names.contains("Bob"))
        }
    }

    @Test("Scanners that were never started are told on their page, and the first steps are not done until they are")
    func neverStarted() async throws {
        try await School.inProcess { school in
            try await school.makeRooms("101")
            _ = try await school.makeScanner(in: "101", name: "north")
            let page = try await school.admin.get("/scanners").text
            #expect(page.contains("1 scanner was never started") && page.contains("north</p>"))
            #expect(try await school.admin.get("/first-steps").text.contains("go by UTC"))
            try await school.sql.query("update scanner set last_seen_at = now()")
            #expect(try await !school.admin.get("/scanners").text.contains("was never started"))
        }
    }

    @Test("The list of badges that is empty leads to the page by its name")
    func badges() async throws {
        try await School.shared { school in
            let page = try await school.admin.get("/badges").text
            #expect(page.contains("on a person&#39;s page, under People."))
        }
    }

    @Test("A page that lives on says what to do where live updates do not arrive")
    func held() async throws {
        try await School.shared { school in
            let page = try await school.admin.get("/now").text
            #expect(page.contains("data-held=\"Live updates do not arrive.") && page.contains("data-event="))
        }
    }
}
