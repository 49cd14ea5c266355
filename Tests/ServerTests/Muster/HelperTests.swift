import Foundation
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite("Helpers without an account", .mustEnd)
struct HelperTests {
    private static let form = ["content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin"]

    @Test("A helper sees names, groups, rooms, ages and entries, and neither addresses nor roles nor how it is known")
    func sees() async throws {
        try await School.open { school in
            let (_, _, ada, badge) = try await school.neighbours()
            let scanner = try await school.makeScanner(in: "101", name: "more")
            try await school.hear(badge, by: scanner, for: 5)
            let group = try await school.admin(CreateGroup(groupName: "10b")).groupID
            _ = try await school.admin(EditGroup(groupID: group, addMembers: [ada]))
            _ = try await school.admin(UpdateMuster(action: .start))
            let helper = try await school.makeHelper()
            let answer = try await helper.answer(to: GetMuster())
            let line = try #require(try answer.reply(to: GetMuster()).people.first { $0.personID == ada })
            #expect(line.roomNumber == "101" && line.groups == ["10b"] && line.age != nil)
            #expect(line.email == nil && line.classification == nil && line.confidence == nil && line.source == nil)
            #expect(!answer.text.contains("@"))
            #expect(try await helper(GetMuster(search: "lovelace")).people.map(\.personID) == [ada])
            #expect(try await helper(GetMuster(search: "school.example")).people.isEmpty)
            let looks = try await school.audit("looked_at_muster")
            #expect(looks.first?.actor == nil && looks.first?.details["link_id"] == "1")
        }
    }

    @Test("A helper's entry counts with their name and the label of the link; two helpers can contradict each other")
    func says() async throws {
        try await School.inProcess { school in
            let (ada, bob) = (try await school.makeStudent("Ada"), try await school.makeStudent("Bob"))
            let muster = try await school.admin(UpdateMuster(action: .start)).muster
            let (mia, noa) = (try await school.makeHelper(), try await school.makeHelper("Noa", label: "Gate B"))
            _ = try await mia(UpdateMuster(action: .tick, personID: ada, witness: .seen, note: "At the gate"))
            _ = try await noa(UpdateMuster(action: .tick, personID: ada, witness: .needsHelp))
            let line = try #require(try await school.admin(GetMuster()).people.first)
            #expect(line.personID == ada && line.disputed && line.saidBy == "Noa (Gate B)")
            let entries = try await school.admin(GetMusterEntries(musterID: muster.musterID)).entries
            #expect(entries.map(\.saidBy) == ["Noa (Gate B)", "Mia (Gate A)"] && entries[1].note == "At the gate")
            let export = try await school.admin(ExportPerson(personID: ada)).tables["muster_entry"] ?? []
            #expect(export.count == 2 && export.allSatisfy { $0["said_by_helper"] == .boolean(true) })
            for action in [MusterAction.start, .edit, .close, .mistake] {
                #expect(try await mia.refusal(of: UpdateMuster(action: action, name: "x")).code == .notAllowed)
            }
            let byAddress = UpdateMuster(action: .tick, email: "bob@school.example")
            #expect(try await mia.refusal(of: byAddress).code == .badArguments)
            let other = UpdateMuster(action: .tick, musterID: muster.musterID + 1, personID: bob)
            #expect(try await mia.refusal(of: other).code == .conflict)
        }
    }

    @Test("A link of a zone shows who is in it or was at the start, and no entry is taken on anybody else")
    func zone() async throws {
        try await School.open { school in
            let (near, far, ada, badge) = try await school.neighbours()
            let bob = try await school.makeStudent("Bob")
            _ = try await school.admin(CreateZone(zoneName: "West"))
            _ = try await school.admin(CreateRoom(roomNumber: "201", zoneName: "West"))
            try await school.hear(badge, by: near, for: 5)
            _ = try await school.admin(UpdateMuster(action: .start))
            let east = try await school.makeHelper(zone: "east")
            let west = try await school.makeHelper("Noa", zone: "West")
            #expect(try await east(GetMuster()).people.map(\.personID) == [ada])
            let empty = try await west(GetMuster())
            #expect(empty.people.isEmpty && empty.total == 0)
            _ = try await east(UpdateMuster(action: .tick, personID: ada))
            for person in [ada, bob, 999] {
                let refusal = try await west.refusal(of: UpdateMuster(action: .tick, personID: person))
                #expect(refusal.code == .notFound && refusal.reason == "There is no such person.")
            }
            #expect(try await school.audit("looked_at_muster").allSatisfy { !$0.ofAllPeople })
            _ = far
        }
    }

    @Test("Who was said to be in the zone stands on its list, and an entry is taken on them")
    func placed() async throws {
        try await School.open { school in
            let (near, _, ada, badge) = try await school.neighbours()
            let bob = try await school.makeStudent("Bob")
            _ = try await school.admin(CreateZone(zoneName: "West"))
            _ = try await school.admin(CreateRoom(roomNumber: "201", zoneName: "West"))
            try await school.hear(badge, by: near, for: 5)
            _ = try await school.admin(UpdateMuster(action: .start))
            let west = try await school.makeHelper("Noa", zone: "West")
            for person in [ada, bob] {
                _ = try await school.admin(CorrectWhereabouts(personID: person, state: .present, roomNumber: "201"))
            }
            #expect(Set(try await west(GetMuster()).people.map(\.personID)) == [ada, bob])
            for person in [ada, bob] { _ = try await west(UpdateMuster(action: .tick, personID: person)) }
            #expect(try await school.admin(GetMuster()).accountedFor == 2)
        }
    }

    @Test("The page of the muster is theirs, and no other; it names who speaks and offers nothing but entries")
    func pages() async throws {
        try await School.inProcess { school in
            let ada = try await school.makeStudent("Ada")
            _ = try await school.admin(UpdateMuster(action: .start, name: "Drill"))
            let helper = try await school.makeHelper()
            let page = try await helper.get("/muster")
            #expect(page.status == 200 && page.text.contains("data-by=\"Mia (Gate A)\""))
            #expect(page.text.contains("data-viewer=\"phone-1\"") && !page.text.contains("value=\"close\""))
            #expect(!page.text.contains("@school.example") && !page.text.contains("href=\"/musters"))
            #expect(try await helper.get("/muster/entry?id=\(ada)").status == 200)
            #expect(try await helper.get("/muster/paper").status == 200)
            #expect(try await helper.get("/").headers["location"] == "/muster")
            for path in ["/now", "/musters", "/muster/links", "/account", "/person?id=\(ada)"] {
                #expect(try await helper.get(path).status == 403, "\(path)")
            }
            let entry = "action=tick&person_id=\(ada)&witness=seen&_then=/muster"
            let said = try await helper.post(entry, to: "/forms/admin.update_muster", headers: Self.form)
            #expect(said.status == 303)
            #expect(try await school.admin(GetMuster()).accountedFor == 1)
        }
    }

    @Test("A name is asked for once; the cookie is the phone's own, and staff go on as themselves")
    func joining() async throws {
        try await School.inProcess { school in
            let staff = try await school.makePeer(.staff)
            _ = try await school.admin(UpdateMuster(action: .start))
            let link = try await staff(CreateMusterLink(label: "<b>Gate</b>", minutes: 60))
            let path = "/m/\(link.url.suffix(22))"
            let asked = try await school.stranger.get(path)
            #expect(asked.status == 200 && asked.text.contains("name=\"name\"") && asked.cookies.isEmpty)
            #expect(try await staff.get(path).headers["location"] == "/muster")
            let joined = try await school.stranger.open(link, as: "%3Ci%3EMia")
            #expect(joined.status == 303 && joined.headers["location"] == "/muster")
            let cookie = try #require(joined.setCookies.first)
            #expect(cookie.contains("; HttpOnly; SameSite=Strict") && cookie.contains("Max-Age=3600"))
            var phone = school.stranger
            phone.phone = joined.cookies["rollcall_helper"]
            #expect(try await phone.get(path).headers["location"] == "/muster")
            #expect(try await phone.get("/muster").text.contains("&lt;i&gt;Mia (&lt;b&gt;Gate"))
            let foreign = try await school.stranger.post(
                "name=Mia", to: path, headers: ["content-type": "text/plain", "sec-fetch-site": "cross-site"])
            #expect(foreign.status == 403)
            let student = try await school.makePeer(.student)
            let person = try await student.personID
            let out = try await student.open(link, as: "Sam")
            #expect(out.cookies["rollcall_session"] == "")
            #expect(try await student.refusal(of: Whoami()).code == .loginNecessary)
            #expect(try await school.audit("logout").map { $0.actor?.personID } == [person])
        }
    }

    @Test("A link that never was looks like one that has ended, and whoever guesses is slowed down")
    func guessing() async throws {
        try await School.inProcess { school in
            _ = try await school.admin(UpdateMuster(action: .start))
            let link = try await school.admin(CreateMusterLink(label: "a", minutes: 60))
            _ = try await school.admin(EndMusterLink(linkID: link.linkID))
            let ended = try await school.stranger.get("/m/\(link.url.suffix(22))")
            let never = try await school.stranger.get("/m/AAAAAAAAAAAAAAAAAAAAAA")
            #expect(ended.status == 404 && never.status == 404)
            #expect(ended.text.contains("<h1>This link has ended</h1>"))
            #expect(never.text.contains("<h1>This link has ended</h1>"))
            var statuses: Set<Int> = []
            for number in 0..<20 {
                statuses.insert(try await school.stranger.get("/m/BBBBBBBBBBBBBBBBBBBB\(10 + number)").status)
            }
            #expect(statuses == [404, 429])
        }
    }

    @Test("Their stream tells that the muster has changed, and nothing else, and ends with the link")
    func events() async throws {
        try await School.open { school in
            let (near, _, ada, badge) = try await school.neighbours()
            _ = try await school.admin(UpdateMuster(action: .start))
            let helper = try await school.makeHelper()
            let stream = try await EventStream(helper)
            try await school.hear(badge, by: near, for: 5)
            _ = try await school.admin(UpdateMuster(action: .tick, personID: ada))
            #expect(try await stream.nextBlock()?.hasPrefix("event: muster\n") == true)
            _ = try await school.admin(EndMusterLink(linkID: 1))
            #expect(try await stream.nextBlock()?.hasPrefix("event: muster\n") == true)
            #expect(try await stream.nextBlock() == nil)
        }
    }
}
