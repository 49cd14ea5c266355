import Testing
import Wire

@Suite(.timeLimit(.minutes(10)))
struct SessionTests {
    @Test("Logging out ends the session and takes the cookie away")
    func logout() async throws {
        try await School.open { school in
            let other = try await school.stranger.loggedIn(as: Template.admin)
            let answer = try await school.admin.answer(to: Logout())
            #expect(answer.status == 200)
            #expect(answer.sessionToken == "")
            #expect(answer.headers["set-cookie"]?.contains("Max-Age=0") == true)
            #expect(try await school.admin.refusal(of: Whoami()).code == .loginNecessary)
            #expect(try await other(Whoami()).email == Template.admin)
        }
    }

    @Test("A session that has run out is nobody's")
    func expired() async throws {
        try await School.open { school in
            try await school.pass(12 * 3600 - 1)
            #expect(try await school.admin(Whoami()).email == Template.admin)
            try await school.pass(1)
            let answer = try await school.admin.answer(to: Whoami())
            #expect(answer.status == 401)
            #expect(answer.object?["login_necessary"] as? Bool == true)
        }
    }

    @Test(
        "A cookie that was made up is nobody's",
        arguments: [
            "", "x", String(repeating: "A", count: 43), "'; drop table session; --", "a=b=c",
        ])
    func forged(token: String) async throws {
        try await School.open { school in
            var forger = school.stranger
            forger.cookie = token
            let failure = try await forger.refusal(of: Whoami())
            #expect(failure.code == .loginNecessary)
        }
    }

    @Test("A new password ends every session of the account and no other")
    func newPassword() async throws {
        try await School.open { school in
            let staff = try await school.makePeer(.staff)
            let again = try await school.stranger.loggedIn(as: "some.staff@school.example")
            let id = try await staff(Whoami()).personID
            _ = try await school.admin(EditPerson(personID: id, password: "another password"))
            for peer in [staff, again] {
                #expect(try await peer.refusal(of: Whoami()).code == .loginNecessary)
            }
            #expect(try await school.admin(Whoami()).email == Template.admin)
            let name = "some.staff@school.example"
            #expect(
                try await school.stranger.refusal(of: Login(username: name, password: Template.password)).code
                    == .wrongCredentials)
            #expect(try await school.stranger.loggedIn(as: name, password: "another password").cookie != nil)
        }
    }

    @Test("What somebody may do follows their classification at once")
    func reclassified() async throws {
        try await School.open { school in
            let peer = try await school.makePeer(.staff)
            let id = try await peer(Whoami()).personID
            _ = try await school.admin(EditPerson(personID: id, classification: .admin))
            #expect(try await peer(GetZones()).zones.isEmpty)
            _ = try await school.admin(EditPerson(personID: id, classification: .visitor))
            #expect(try await peer.refusal(of: GetZones()).code == .notAllowed)
        }
    }
}
