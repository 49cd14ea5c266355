import Foundation
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite("Pages about a roll-call", .mustEnd)
struct MusterPagesTests {
    private static let form = ["content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin"]
    private static let start = "value=\"admin.update_muster frame\""

    @Test("Every page of staff offers to begin a roll-call, then leads to it; no page of a student does")
    func frame() async throws {
        try await School.inProcess { school in
            let (staff, student) = (try await school.makePeer(.staff), try await school.makePeer(.student))
            for path in ["/now", "/alerts", "/account", "/musters"] {
                #expect(try await staff.get(path).text.contains(Self.start), "\(path)")
            }
            #expect(try await school.admin.get("/people").text.contains(Self.start))
            for path in ["/here", "/account", "/help"] {
                let page = try await student.get(path).text
                #expect(!page.contains(Self.start) && !page.contains("class=\"raise\""), "\(path)")
            }
            let body = "action=start&kind=emergency&_form=admin.update_muster+frame&_from=/now&_then=/muster"
            let done = try await staff.post(body, to: "/forms/admin.update_muster", headers: Self.form)
            #expect(done.status == 303 && done.headers["location"] == "/muster")
            let page = try await school.admin.get("/people").text
            #expect(!page.contains(Self.start) && page.contains("class=\"button\" href=\"/muster\""))
            #expect(try await student.get("/account").text.contains("/muster") == false)
        }
    }

    @Test("An entry is refused in the language of the page, which shows the reason as it is")
    func refusals() async throws {
        try await School.inProcess { school in
            let headers = ["accept-language": "da"]
            let page = try await school.admin.get("/muster", headers: headers).text
            #expect(page.contains("<html lang=\"da\">") && page.contains("id=\"refused\""))
            let entry = #"{"action": "tick", "person_id": 1, "witness": "seen"}"#
            let failure = try await school.admin.post(entry, to: "/post/admin.update_muster", headers: headers)
                .failure()
            #expect(failure.reason == "Ingen mønstring er i gang. Start først en.")
        }
    }

    @Test("The list for paper stands by room with a box for each person")
    func paper() async throws {
        try await School.open { school in
            let (near, _, ada, badge) = try await school.neighbours()
            try await school.makeStudent("Bob")
            try await school.hear(badge, by: near, for: 5)
            _ = try await school.admin(UpdateMuster(action: .start))
            _ = try await school.admin(UpdateMuster(action: .tick, personID: ada))
            let page = try await school.admin.get("/muster/paper").text
            #expect(page.contains("<h2>101 <small>") && page.contains("<td class=\"box\">☑</td>"))
            #expect(page.components(separatedBy: "<td class=\"box\">").count == 4)
        }
    }

    @Test("The report of a closed roll-call is two tables, in which no cell is a formula")
    func file() async throws {
        try await School.open { school in
            let ada = try await school.makeStudent("Ada")
            let muster = try await school.admin(UpdateMuster(action: .start)).muster.musterID
            let path = "/musters/file?muster=\(muster)"
            #expect(try await school.admin.get(path).status == 404)
            try await school.pass(30)
            let helper = try await school.makeHelper("=Mia")
            _ = try await helper(UpdateMuster(action: .tick, personID: ada, note: "=1+1, \"here\""))
            _ = try await school.admin(UpdateMuster(action: .close))
            let files = try await school.admin.get(path).text.matches(of: /base64,([A-Za-z0-9+\/=]+)"/).map {
                String(decoding: Data(base64Encoded: String($0.1)) ?? Data(), as: UTF8.self)
            }
            #expect(files.count == 2 && files.allSatisfy { $0.hasPrefix("\u{feff}") })
            let entries = files[1].split(separator: "\n")
            #expect(entries.count == 2 && entries[1].contains(",30,\"Lovelace, Ada\",Seen,'=Mia (Gate A),"))
            #expect(entries[1].hasSuffix(",\"'=1+1, \"\"here\"\"\""))
            #expect(files[0].contains("\"Lovelace, Ada\",,Expected,,,Seen,"))
            #expect(try await school.admin.get("/musters/report?muster=\(muster)").text.contains(path))
        }
    }

    @Test("A new link is shown with its QR code, and so is the secret of an authenticator")
    func codes() async throws {
        try await School.inProcess { school in
            _ = try await school.admin(UpdateMuster(action: .start))
            let body = "label=Gate&zone_name=&minutes=30&_then=/muster/links"
            let made = try await school.admin.post(body, to: "/forms/admin.create_muster_link", headers: Self.form)
            #expect(made.status == 200 && made.text.contains("<svg class=\"qr\""))
            #expect(made.text.contains("/m/") && !made.text.contains("style="))
            let links = try await school.admin.get("/muster/links").text
            #expect(links.contains("Gate") && links.contains("name=\"link_id\" value=\"1\""))
            let password = Template.password.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
            let enrolled = try await school.admin.post(
                "password=\(password)", to: "/forms/universal.enrol_totp", headers: Self.form)
            #expect(enrolled.status == 200 && enrolled.text.contains("<svg class=\"qr\""))
        }
    }
}
