import Foundation
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite(.mustEnd)
struct OwnSessionsTests {
    private static let name = "some.staff@school.example"

    @Test("One's own sessions are listed with where they came from, and nobody else's")
    func list() async throws {
        try await School.open { school in
            let staff = try await school.makePeer(.staff)
            try await school.pass(120)
            let other = try await school.stranger.loggedIn(as: Self.name)
            let sessions = try await other(GetSessions()).sessions
            #expect(sessions.map(\.isCurrent) == [true, false])
            #expect(sessions.allSatisfy { $0.address == "127.0.0.1" })
            #expect(sessions[1].createdAt == school.now - 120 && sessions[1].usedAt == school.now - 120)
            #expect(sessions[1].expiresAt == school.now - 120 + 12 * 3600)
            #expect(
                try await staff(GetSessions()).sessions.filter(\.isCurrent).map(\.sessionID) == [sessions[1].sessionID])
        }
    }

    @Test("One is ended by its number, somebody else's is not found")
    func end() async throws {
        try await School.inProcess { school in
            let staff = try await school.makePeer(.staff)
            let other = try await school.stranger.loggedIn(as: Self.name)
            let sessions = try await staff(GetSessions()).sessions
            let theirs = try #require(sessions.first { !$0.isCurrent }).sessionID
            let mine = try #require(sessions.first { $0.isCurrent }).sessionID
            #expect(try await school.admin.refusal(of: EndSession(sessionID: theirs)).code == .notFound)
            let answer = try await staff.answer(to: EndSession(sessionID: theirs))
            #expect(answer.status == 200 && answer.setCookies.isEmpty)
            #expect(try await other.refusal(of: Whoami()).code == .loginNecessary)
            #expect(try await staff.answer(to: EndSession(sessionID: mine)).sessionToken == "")
            #expect(try await staff.refusal(of: Whoami()).code == .loginNecessary)
        }
    }

    @Test("All are ended at once")
    func everywhere() async throws {
        try await School.inProcess { school in
            let staff = try await school.makePeer(.staff)
            let other = try await school.stranger.loggedIn(as: Self.name)
            let answer = try await staff.answer(to: LogoutEverywhere())
            #expect(answer.object?["ended"] as? Int == 2 && answer.sessionToken == "")
            for peer in [staff, other] { #expect(try await peer.refusal(of: Whoami()).code == .loginNecessary) }
            #expect(try await school.admin(Whoami()).email == Template.admin)
        }
    }

    @Test("A login gets a token of its own, whatever was shown, and what was shown ends")
    func fixation() async throws {
        try await School.inProcess { school in
            var fixed = school.stranger
            fixed.cookie = String(repeating: "F", count: 43)
            let victim = try await fixed.loggedIn(as: Template.admin)
            #expect(victim.cookie != fixed.cookie)
            #expect(try await fixed.refusal(of: Whoami()).code == .loginNecessary)
            let again = try await victim.loggedIn(as: Template.admin)
            #expect(try await victim.refusal(of: Whoami()).code == .loginNecessary)
            #expect(try await again(Whoami()).email == Template.admin)
        }
    }

    @Test("A disabled account is answered as a wrong password, and its sessions have ended")
    func disabled() async throws {
        try await School.inProcess { school in
            let id = try await school.makeStudent("Ada", canLogIn: true)
            let ada = try await school.stranger.loggedIn(as: "ada@school.example")
            _ = try await school.admin(EditStudent(personID: id, disabled: true))
            #expect(try await ada.refusal(of: Whoami()).code == .loginNecessary)
            let login = Login(username: "ada@school.example", password: Template.password)
            #expect(try await school.stranger.refusal(of: login).code == .wrongCredentials)
            #expect(try await school.admin(GetStudents()).students.map(\.disabled) == [true])
            _ = try await school.admin(EditStudent(personID: id, disabled: false))
            #expect(try await school.stranger.answer(to: login).status == 200)
            #expect(try await ada.refusal(of: Whoami()).code == .loginNecessary)
        }
    }

    @Test("The last admin is neither disabled, nor demoted, nor erased")
    func lastAdmin() async throws {
        try await School.open { school in
            let id = try await school.admin(Whoami()).personID
            #expect(try await school.admin.refusal(of: EditPerson(personID: id, disabled: true)).code == .conflict)
            let demotion = EditPerson(personID: id, classification: .staff)
            #expect(try await school.admin.refusal(of: demotion).code == .conflict)
            #expect(try await school.admin.refusal(of: DeletePerson(personID: id)).code == .conflict)
            #expect(try await school.admin(Whoami()).classification == .admin)
        }
    }
}
