import Foundation
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite(.mustEnd)
struct ClaimAccountTests {
    private static let ada = "ada@school.example"
    private static let password = "a password of Ada's own"

    @Test("Whoever has the code takes the account over, once, and logs in with the password they chose")
    func claimed() async throws {
        try await School.inProcess { school in
            try await school.makeStudent("Ada")
            let issued = try await school.admin(IssueClaimCode(email: "ADA@school.example"))
            #expect(issued.expiresAt == school.now + 72 * 3600)
            let claim = ClaimAccount(username: Self.ada, code: issued.code.lowercased(), password: Self.password)
            let answer = try await school.stranger.answer(to: claim)
            #expect(answer.status == 200 && answer.setCookies.isEmpty)
            let ada = try await school.stranger.loggedIn(as: Self.ada, password: Self.password)
            #expect(try await ada(GetInfo()).info.email == Self.ada)
            #expect(try await school.stranger.refusal(of: claim).code == .wrongCredentials)
            #expect(try await ada(Whoami()).email == Self.ada)
        }
    }

    @Test("A wrong, an expired and a replaced code and a wrong name are answered alike to the byte")
    func refused() async throws {
        try await School.open { school in
            try await school.makeStudent("Ada")
            try await school.makeStudent("Alan")
            let replaced = try await school.admin(IssueClaimCode(email: Self.ada)).code
            let code = try await school.admin(IssueClaimCode(email: Self.ada)).code
            var bodies: Set<String> = []
            for (name, code) in [
                (Self.ada, replaced), ("alan@school.example", code), ("nobody@school.example", code), (Self.ada, ""),
                ("a\0", code), (Self.ada, "\0"),
            ] {
                let answer = try await school.stranger.answer(
                    to: ClaimAccount(username: name, code: code, password: Self.password))
                #expect(answer.status == 401)
                bodies.insert(answer.text)
            }
            try await school.pass(72 * 3600)
            let late = ClaimAccount(username: Self.ada, code: code, password: Self.password)
            bodies.insert(try await school.stranger.answer(to: late).text)
            #expect(bodies.count == 1)
        }
    }

    @Test(
        "A password that is no good leaves the code as it was", arguments: ["short", "Password1", "iloveyou", ada, ""])
    func badPassword(password: String) async throws {
        try await School.inProcess { school in
            try await school.makeStudent("Ada")
            let code = try await school.admin(IssueClaimCode(email: Self.ada)).code
            let bad = ClaimAccount(username: Self.ada, code: code, password: password)
            let failure = try await school.stranger.refusal(of: bad)
            #expect(failure.code == .badArguments && failure.reason.contains("'password'"))
            _ = try await school.stranger(ClaimAccount(username: Self.ada, code: code, password: Self.password))
        }
    }

    @Test("Taking an account over again ends its sessions; a disabled one is not taken over")
    func again() async throws {
        try await School.inProcess { school in
            let id = try await school.makeStudent("Ada", canLogIn: true)
            let ada = try await school.stranger.loggedIn(as: Self.ada)
            let code = try await school.admin(IssueClaimCode(email: Self.ada)).code
            #expect(try await ada(Whoami()).email == Self.ada)
            _ = try await school.stranger(ClaimAccount(username: Self.ada, code: code, password: Self.password))
            #expect(try await ada.refusal(of: Whoami()).code == .loginNecessary)
            let next = try await school.admin(IssueClaimCode(email: Self.ada)).code
            _ = try await school.admin(EditStudent(personID: id, disabled: true))
            let claim = ClaimAccount(username: Self.ada, code: next, password: Self.password)
            #expect(try await school.stranger.refusal(of: claim).code == .wrongCredentials)
        }
    }

    @Test("Strangers who guess at an account do not keep its owner from claiming it")
    func strangersGuess() async throws {
        try await School.inProcess { school in
            try await school.makeStudent("Ada")
            let code = try await school.admin(IssueClaimCode(email: Self.ada)).code
            for _ in 0..<12 {
                let guess = ClaimAccount(username: Self.ada, code: "AAAA-AAAA-AAAA-AAAA", password: Self.password)
                #expect(try await school.stranger.refusal(of: guess).code == .wrongCredentials)
            }
            _ = try await school.stranger(ClaimAccount(username: Self.ada, code: code, password: Self.password))
            #expect(try await school.stranger.loggedIn(as: Self.ada, password: Self.password).cookie != nil)
        }
    }

    @Test("A code for nobody is refused")
    func nobody() async throws {
        try await School.inProcess { school in
            try await school.makeStudent("Alan")
            #expect(try await school.admin.refusal(of: IssueClaimCode(email: Self.ada)).code == .notFound)
            #expect(try await school.admin.refusal(of: IssueClaimCode(email: "")).code == .badArguments)
        }
    }
}
