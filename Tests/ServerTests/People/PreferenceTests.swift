import TestSupport
import Testing
import Vocabulary
import Wire

@Suite("How people want their pages", .mustEnd, .sharesSchool)
struct PreferenceTests {
    @Test("What is given is kept, what is absent stays, and what is null is the browser's again")
    func kept() async throws {
        try await School.inProcess { school in
            let staff = try await school.makePeer(.staff)
            _ = try await staff(EditPreferences(language: .danish, theme: .dark))
            _ = try await staff(EditPreferences())
            _ = try await staff(EditPreferences(theme: .light))
            let changed = try await staff(Whoami())
            #expect(changed.language == .danish && changed.theme == .light)
            _ = try await staff(EditPreferences(cleared: [.language]))
            let cleared = try await staff(Whoami())
            #expect(cleared.language == nil && cleared.theme == .light)
            let other = try await school.admin(Whoami())
            #expect(other.language == nil && other.theme == nil)
        }
    }

    @Test("Pages are as their viewer wants them, whatever the browser says, and the form takes it back")
    func pages() async throws {
        try await School.inProcess { school in
            let danish = ["accept-language": "da"]
            let before = try await school.admin.get("/account", headers: danish)
            #expect(before.text.contains("<html lang=\"da\"><head>"))
            try await send("language=en&theme=dark", school)
            let chosen = try await school.admin.get("/account", headers: danish)
            #expect(chosen.text.contains("<html lang=\"en\" data-theme=\"dark\"><head>"))
            #expect(chosen.text.contains("<option value=\"dark\" selected>"))
            #expect(try await school.stranger.get("/login", headers: danish).text.contains("<html lang=\"da\"><head>"))
            try await send("language=de&theme=", school)
            let german = try await school.admin.get("/account", headers: danish)
            #expect(german.text.contains("<html lang=\"de\"><head>") && german.text.contains("Mein Konto"))
            try await send("language=&theme=", school)
            let after = try await school.admin.get("/account", headers: danish)
            #expect(after.text.contains("<html lang=\"da\"><head>"))
        }
    }

    @Test("Staff and admins may have their own pages alone, and all of them again; their rights stay")
    func mode() async throws {
        try await School.inProcess { school in
            try await school.makeRooms("101")
            try await send("mode=user", school)
            #expect(try await school.admin.get("/").headers["location"] == "/here")
            let own = try await school.admin.get("/account")
            #expect(!own.text.contains("<a href=\"/now\"") && own.text.contains("<a href=\"/my-visits\""))
            #expect(try await school.admin.get("/now").status == 200)
            try await send("mode=", school)
            #expect(try await school.admin.get("/account").text.contains("<a href=\"/now\""))
            let student = try await school.makePeer(.student)
            #expect(!(try await student.get("/account").text.contains("name=\"mode\"")))
        }
    }

    private func send(_ fields: String, _ school: School) async throws {
        let headers = ["content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin"]
        let answer = try await school.admin.post(
            "\(fields)&_then=/account", to: "/forms/universal.edit_preferences", headers: headers)
        #expect(answer.status == 303)
    }

    @Test("A language or a theme that there is not is refused", arguments: ["language", "theme"])
    func refused(argument: String) async throws {
        try await School.shared { school in
            let answer = try await school.admin.post(
                #"{"\#(argument)": "fr"}"#, to: "/post/universal.edit_preferences")
            #expect(answer.status == 400)
            #expect(try await school.admin(Whoami()).language == nil)
        }
    }

    @Test("Whoever asks who they are is told their groups, by name")
    func groups() async throws {
        try await School.inProcess { school in
            let ada = try await school.makeStudent("Ada", canLogIn: true)
            let student = try await school.stranger.loggedIn(as: "ada@school.example")
            #expect(try await student(Whoami()).groups == [])
            for name in ["10b", "Choir"] {
                let id = try await school.admin(CreateGroup(groupName: name)).groupID
                _ = try await school.admin(EditGroup(groupID: id, addMembers: [ada]))
            }
            #expect(try await student(Whoami()).groups == ["10b", "Choir"])
        }
    }
}
