import Foundation
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite("Pages and forms of the console", .mustEnd, .sharesSchool)
struct FormTests {
    private static let form = ["content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin"]

    @Test("Nobody is led to the login, and back to where they were after it")
    func login() async throws {
        try await School.inProcess { school in
            let stranger = school.stranger
            let asked = try await stranger.get("/now?search=a")
            #expect(asked.status == 303 && asked.headers["location"] == "/login?then=/now%3Fsearch%3Da")
            let page = try await stranger.get("/login?then=/now%3Fsearch%3Da", headers: ["accept-language": "da"])
            #expect(page.status == 200 && page.text.contains("<h1>Log ind</h1>"))
            #expect(page.text.contains("name=\"_then\" value=\"/now?search=a\""))
            let body = "username=\(Template.admin)&password=\(Template.password.form)&_then=/now%3Fsearch%3Da"
            let done = try await stranger.post(body, to: "/forms/universal.login", headers: Self.form)
            #expect(done.status == 303 && done.headers["location"] == "/now?search=a")
            var admin = stranger
            admin.cookie = done.sessionToken
            let now = try await admin.get("/now")
            #expect(now.status == 200 && now.text.contains("data-event="))
            #expect(now.headers["content-security-policy"]?.contains("require-trusted-types-for 'script'") == true)
            #expect(now.headers["referrer-policy"] == "same-origin")
            #expect(try await admin.get("/").headers["location"] != nil)
        }
    }

    @Test("What is refused comes back with its fields but for secrets, and says what is wrong")
    func refused() async throws {
        try await School.inProcess { school in
            let body = "username=a%40b.c&password=secret-word&_form=universal.login&_from=/login"
            let answer = try await school.stranger.post(body, to: "/forms/universal.login", headers: Self.form)
            #expect(answer.status == 401 && answer.text.contains("role=\"alert\""))
            #expect(answer.text.contains("value=\"a@b.c\"") && !answer.text.contains("secret-word"))
            let zone = "zone_name=&leave_after=soon&_form=admin.create_zone&_from=/places"
            let wrong = try await school.admin.post(zone, to: "/forms/admin.create_zone", headers: Self.form)
            #expect(wrong.status == 400)
            let field = "admin-create_zone-leave_after"
            #expect(wrong.text.contains("<a href=\"#\(field)\">"))
            #expect(wrong.text.contains(/id="admin-create_zone-leave_after" [^>]*aria-invalid="true"/))
            #expect(wrong.text.contains(/aria-describedby="[^"]*admin-create_zone-wrong"/))
            #expect(wrong.text.components(separatedBy: "aria-invalid").count == 2, "no other field")
        }
    }

    @Test("A form makes numbers, answers and times of its fields; what is empty is left out")
    func arguments() async throws {
        try await School.inProcess { school in
            let body = "zone_name=Øst+%26+Vest&leave_after=90&_then=/places"
            let made = try await school.admin.post(body, to: "/forms/admin.create_zone", headers: Self.form)
            #expect(made.status == 303 && made.headers["location"] == "/places")
            let zones = try await school.admin(GetZones()).zones
            #expect(zones.map(\.zoneName) == ["Øst & Vest"] && zones[0].leaveAfter == 90)
            let start = try await school.admin.post(
                "action=start&kind=drill&name=", to: "/forms/admin.update_muster", headers: Self.form)
            #expect(start.status == 303)
            #expect(try await school.admin(GetMuster()).muster?.kind == .drill)
        }
    }

    @Test("A form of another site, or of nobody knows where, is refused", arguments: ["cross-site", "same-site", ""])
    func otherSites(site: String) async throws {
        try await School.shared { school in
            var headers = Self.form
            headers["sec-fetch-site"] = site.isEmpty ? nil : site
            let answer = try await school.admin.post(
                "zone_name=East", to: "/forms/admin.create_zone", headers: headers)
            #expect(answer.status == 403)
            #expect(try await school.admin(GetZones()).zones.isEmpty)
        }
    }

    @Test(
        "A form leads nowhere but to pages of this server",
        arguments: ["https://evil.example/", "//evil.example", "/post"])
    func redirects(then: String) async throws {
        try await School.inProcess { school in
            let answer = try await school.admin.post(
                "zone_name=East&_then=\(then.form)", to: "/forms/admin.create_zone", headers: Self.form)
            #expect(answer.status == 303 && answer.headers["location"] == "/")
        }
    }

    @Test("What needs a confirmed session asks for the password, and then does what was asked")
    func confirmation() async throws {
        try await School.inProcess { school in
            try await school.makeRooms("101")
            let admin = try await school.stranger.loggedIn(as: Template.admin)
            let body = "scanner_name=s1&room_number=101&_form=admin.create_scanner&_from=/scanners&_then=/scanners"
            let asked = try await admin.post(body, to: "/forms/admin.create_scanner", headers: Self.form)
            #expect(asked.text.contains("name=\"_waiting.scanner_name\" value=\"s1\""))
            let kept = "_waiting.type=admin.create_scanner&_waiting.scanner_name=s1&_waiting.room_number=101"
            let wrong = try await admin.post("password=no&\(kept)", to: "/forms/universal.confirm", headers: Self.form)
            #expect(wrong.status == 401 && wrong.text.contains("value=\"s1\""))
            let done = try await admin.post(
                "password=\(Template.password.form)&\(kept)", to: "/forms/universal.confirm", headers: Self.form)
            #expect(done.status == 200 && done.text.contains("class=\"secret\""))
            #expect(try await school.admin(GetScanners()).scanners.map(\.scannerName) == ["s1"])
        }
    }

    @Test("A file comes as multipart; what is no form, or is cut off, is told so")
    func multipart() async throws {
        try await School.inProcess { school in
            let part = "--X\r\nContent-Disposition: form-data; name=\"zone_name\"\r\n\r\nEa\r\nst\r\n--X--\r\n"
            var headers = Self.form
            headers["content-type"] = "multipart/form-data; boundary=X"
            let answer = try await school.admin.post(part, to: "/forms/admin.create_zone", headers: headers)
            #expect(answer.status != 500)
            let good = part.replacingOccurrences(of: "Ea\r\nst", with: "East")
            #expect(try await school.admin.post(good, to: "/forms/admin.create_zone", headers: headers).status == 303)
            for broken in ["", "--X", "--X\r\n", "--Y--", String(good.dropLast(8))] {
                let answer = try await school.admin.post(broken, to: "/forms/admin.create_zone", headers: headers)
                #expect(answer.status == 400, "\(broken)")
            }
            headers["content-type"] = "text/plain"
            #expect(try await school.admin.post("a=b", to: "/forms/admin.create_zone", headers: headers).status == 415)
        }
    }
}

extension String {
    /// As a value of a form.
    fileprivate var form: String { addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "" }
}
