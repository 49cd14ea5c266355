import TestSupport
import Testing
import Vocabulary
import Wire

@Suite(.mustEnd, .sharesSchool)
struct SessionTests {
    @Test("Logging out ends the session and takes the cookie away")
    func logout() async throws {
        try await School.inProcess { school in
            let other = try await school.stranger.loggedIn(as: Template.admin)
            let answer = try await school.admin.answer(to: Logout())
            #expect(answer.status == 200)
            #expect(answer.sessionToken == "")
            #expect(answer.headers["set-cookie"]?.contains("Max-Age=0") == true)
            #expect(try await school.admin.refusal(of: Whoami()).code == .loginNecessary)
            #expect(try await other(Whoami()).email == Template.admin)
        }
    }

    @Test("A session that has run out is nobody's, however much it is used")
    func expired() async throws {
        try await School.open { school in
            for _ in 1..<12 {
                try await school.pass(3600)
                #expect(try await school.admin(Whoami()).email == Template.admin)
            }
            try await school.pass(3600)
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
        try await School.shared { school in
            var forger = school.stranger
            forger.cookie = token
            let failure = try await forger.refusal(of: Whoami())
            #expect(failure.code == .loginNecessary)
        }
    }

    @Test("A new password ends every session of the account and no other")
    func newPassword() async throws {
        try await School.inProcess { school in
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
            let changed = try await school.stranger.loggedIn(as: name, password: "another password")
            #expect(try await changed.refusal(of: GetSessions()).code == .passwordChangeNecessary)
        }
    }

    @Test("A session that lies idle for two hours is nobody's")
    func idle() async throws {
        try await School.open { school in
            try await school.pass(7199)
            #expect(try await school.admin(Whoami()).email == Template.admin)
            try await school.pass(7200)
            #expect(try await school.admin.refusal(of: Whoami()).code == .loginNecessary)
        }
    }

    @Test("What somebody may do follows their classification at once, and takes a new session")
    func reclassified() async throws {
        try await School.inProcess { school in
            let peer = try await school.makePeer(.staff)
            let id = try await peer(Whoami()).personID
            for (classification, code) in [(Classification.admin, nil), (.visitor, FailureCode.notAllowed)] {
                _ = try await school.admin(EditPerson(personID: id, classification: classification))
                #expect(try await peer.refusal(of: Whoami()).code == .loginNecessary)
                let again = try await school.stranger.loggedIn(as: "some.staff@school.example")
                let answer = try await again.answer(to: GetZones())
                let refusal = answer.status == 200 ? nil : try answer.failure().code
                #expect(refusal == code)
                _ = try await school.admin(EditPerson(personID: id, classification: classification))
                #expect(try await again(Whoami()).classification == classification)
            }
        }
    }
}
