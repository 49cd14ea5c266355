import TestSupport
import Testing
import Vocabulary
import Wire

@Suite(.mustEnd)
struct ChangePasswordTests {
    private static let name = "some.staff@school.example"
    private static let change = ChangePassword(password: Template.password, newPassword: "quite another password")

    @Test("The session goes on under another token, and all others end")
    func changed() async throws {
        try await School.inProcess { school in
            var staff = try await school.makePeer(.staff)
            let (before, other) = (staff, try await school.stranger.loggedIn(as: Self.name))
            _ = try await staff.renew(by: Self.change)
            #expect(try await staff(Whoami()).email == Self.name)
            for peer in [before, other] { #expect(try await peer.refusal(of: Whoami()).code == .loginNecessary) }
            let old = Login(username: Self.name, password: Template.password)
            #expect(try await school.stranger.refusal(of: old).code == .wrongCredentials)
            _ = try await school.stranger.loggedIn(as: Self.name, password: Self.change.newPassword)
            #expect(try await school.admin(Whoami()).email == Template.admin)
        }
    }

    @Test("Without the password that holds until now nothing changes, and guessing at it is slowed down")
    func wrong() async throws {
        try await School.inProcess { school in
            let staff = try await school.makePeer(.staff)
            let wrong = ChangePassword(password: "not this one", newPassword: Self.change.newPassword)
            for _ in 0..<10 { #expect(try await staff.refusal(of: wrong).code == .wrongCredentials) }
            let failure = try await staff.refusal(of: Self.change)
            #expect(failure.code == .slowDown && failure.retryAfter == 60)
            #expect(try await staff(Whoami()).email == Self.name)
        }
    }

    @Test(
        "A new password that is the old one, common, short or the name is refused",
        arguments: [
            Template.password, "Sunshine", "1234567", "SOME.staff@school.example", "some.staff", "qwertyuiop",
        ])
    func bad(password: String) async throws {
        try await School.inProcess { school in
            let staff = try await school.makePeer(.staff)
            let change = ChangePassword(password: Template.password, newPassword: password)
            let failure = try await staff.refusal(of: change)
            #expect(failure.code == .badArguments && failure.reason.contains("'new_password'"))
        }
    }

    @Test("A password that an admin set is changed before anything else is answered")
    func temporary() async throws {
        try await School.inProcess { school in
            _ = try await school.admin(
                CreatePerson(
                    email: Self.name, firstName: "Some", lastName: "Body", password: Template.password,
                    classification: .staff))
            let answer = try await school.stranger.answer(to: Login(username: Self.name, password: Template.password))
            #expect(answer.object?["password_change_necessary"] as? Bool == true)
            var staff = try await school.stranger.loggedIn(as: Self.name)
            for type in RequestType.allCases where type.callers.contains(.staff) && type != .universalLogout {
                let answer = try await staff.post("{}", to: "/post/\(type.rawValue)")
                let isOpen = [.universalWhoami, .universalChangePassword].contains(type)
                #expect(isOpen ? [200, 400].contains(answer.status) : answer.status == 403, "\(type.rawValue)")
                if !isOpen { #expect(try answer.failure().code == .passwordChangeNecessary) }
            }
            #expect(try await staff.get("/events").status == 403)
            _ = try await staff.renew(by: Self.change)
            #expect(try await staff(GetSessions()).sessions.count == 1)
        }
    }

    @Test("Nobody takes their own account over as an admin, where the password is not asked for")
    func ownPassword() async throws {
        try await School.inProcess { school in
            let id = try await school.admin(Whoami()).personID
            let edit = EditPerson(personID: id, password: "quite another password")
            #expect(try await school.admin.refusal(of: edit).code == .cannotBeDone)
            let code = IssueClaimCode(email: Template.admin)
            #expect(try await school.admin.refusal(of: code).code == .cannotBeDone)
            for edit in [
                EditPerson(personID: id, email: "me@school.example"), EditPerson(personID: id, removeTOTP: true),
            ] {
                #expect(try await school.admin.refusal(of: edit).code == .cannotBeDone)
            }
            _ = try await school.admin(EditPerson(personID: id, firstName: "Grace"))
        }
    }
}
