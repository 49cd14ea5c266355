import Foundation
import Postgres
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite(.mustEnd)
struct OneTimeCodeTests {
    private static let name = "some.staff@school.example"
    private static let login = Login(username: name, password: Template.password)

    private static func login(_ code: String) -> Login {
        Login(username: name, password: Template.password, code: code)
    }

    @Test("Once confirmed, a login needs a code, and each code opens once")
    func login() async throws {
        try await School.open { school in
            var staff = try await school.makePeer(.staff)
            let before = staff
            let (authenticator, _) = try await Authenticator.enrolled(by: &staff, at: school.now)
            #expect(try await before.refusal(of: Whoami()).code == .loginNecessary)
            let missing = try await school.stranger.answer(to: Self.login)
            #expect(missing.status == 401)
            #expect(try missing.failure().code == .totpNecessary)
            #expect(missing.setCookies.isEmpty)
            let used = authenticator.code(at: school.now)
            #expect(try await school.stranger.refusal(of: Self.login(used)).code == .wrongCredentials)
            try await school.pass(30)
            let code = authenticator.code(at: school.now)
            #expect(try await school.stranger.answer(to: Self.login(code)).status == 200)
            #expect(try await school.stranger.refusal(of: Self.login(code)).code == .wrongCredentials)
            try await school.pass(60)
            let late = authenticator.code(at: school.now - 30)
            #expect(try await school.stranger.answer(to: Self.login(late)).status == 200)
            let wrongPassword = Login(username: Self.name, password: "x", code: authenticator.code(at: school.now))
            #expect(try await school.stranger.refusal(of: wrongPassword).code == .wrongCredentials)
        }
    }

    @Test("Codes go by the clock on the wall, also where the server's is ahead of it")
    func byTheWall() async throws {
        try await School.open { school in
            school.clock.lead = 3_600
            var staff = try await school.makePeer(.staff)
            let (authenticator, _) = try await Authenticator.enrolled(by: &staff, at: school.now - 3_600)
            try await school.pass(30)
            let ahead = authenticator.code(at: school.now)
            #expect(try await school.stranger.refusal(of: Self.login(ahead)).code == .wrongCredentials)
            let code = authenticator.code(at: school.now - 3_600)
            #expect(try await school.stranger.answer(to: Self.login(code)).status == 200)
        }
    }

    @Test("Each recovery code stands in once for a code")
    func recovery() async throws {
        try await School.inProcess { school in
            var staff = try await school.makePeer(.staff)
            let (_, codes) = try await Authenticator.enrolled(by: &staff, at: school.now)
            #expect(codes.count == 10 && Set(codes).count == 10)
            #expect(try await school.stranger.answer(to: Self.login(codes[3].lowercased())).status == 200)
            #expect(try await school.stranger.refusal(of: Self.login(codes[3])).code == .wrongCredentials)
            #expect(try await school.stranger.answer(to: Self.login(codes[4])).status == 200)
        }
    }

    @Test("A secret counts for nothing until a code of it was shown, and takes the password to get")
    func unconfirmed() async throws {
        try await School.inProcess { school in
            let staff = try await school.makePeer(.staff)
            #expect(try await staff.refusal(of: EnrolTOTP(password: "x")).code == .wrongCredentials)
            #expect(try await staff.refusal(of: ConfirmTOTP(code: "123456")).code == .cannotBeDone)
            let first = try await staff(EnrolTOTP(password: Template.password))
            #expect(first.uri.hasPrefix("otpauth://totp/Rollcall:some.staff@school.example?secret=\(first.secret)&"))
            let second = try await staff(EnrolTOTP(password: Template.password))
            let stale = Authenticator(first.secret).code(at: school.now)
            #expect(try await staff.refusal(of: ConfirmTOTP(code: stale)).code == .cannotBeDone)
            #expect(try await school.stranger.answer(to: Self.login).status == 200)
            _ = try await staff(ConfirmTOTP(code: Authenticator(second.secret).code(at: school.now)))
            #expect(try await school.stranger.refusal(of: Self.login).code == .totpNecessary)
        }
    }

    @Test("They are removed with the password or with a code, and by an admin for who lost the phone")
    func removed() async throws {
        try await School.inProcess { school in
            var staff = try await school.makePeer(.staff)
            let id = try await staff(Whoami()).personID
            #expect(try await staff.refusal(of: RemoveTOTP(password: Template.password)).code == .notFound)
            let (_, codes) = try await Authenticator.enrolled(by: &staff, at: school.now)
            #expect(try await staff.refusal(of: EnrolTOTP(password: Template.password)).code == .conflict)
            #expect(try await staff.refusal(of: RemoveTOTP(password: "x")).code == .wrongCredentials)
            #expect(try await staff.refusal(of: RemoveTOTP(code: "x")).code == .wrongCredentials)
            #expect(try await staff.post("{}", to: "/post/universal.remove_totp").status == 400)
            let before = staff.cookie
            _ = try await staff.renew(by: RemoveTOTP(code: codes[0]))
            #expect(staff.cookie != before)
            #expect(try await school.stranger.answer(to: Self.login).status == 200)
            _ = try await Authenticator.enrolled(by: &staff, at: school.now)
            _ = try await staff.renew(by: RemoveTOTP(password: Template.password))
            _ = try await Authenticator.enrolled(by: &staff, at: school.now)
            _ = try await school.admin(EditPerson(personID: id, removeTOTP: true))
            #expect(try await school.stranger.answer(to: Self.login).status == 200)
        }
    }

    @Test("Where the school requires them, staff and admins enrol before anything else is answered; students need not")
    func required() async throws {
        try await School.inProcess { school in
            var staff = try await school.makePeer(.staff)
            let student = try await school.makePeer(.student)
            try await school.sql.query("update site set totp_required = true")
            #expect(try await staff.refusal(of: GetSessions()).code == .totpEnrolmentNecessary)
            #expect(try await staff.get("/events").status == 403)
            #expect(try await school.admin.refusal(of: GetZones()).code == .totpEnrolmentNecessary)
            #expect(try await student(GetInfo()).info.email == "some.student@school.example")
            let answer = try await school.stranger.answer(to: Self.login)
            #expect(answer.object?["totp_enrolment_necessary"] as? Bool == true)
            _ = try await Authenticator.enrolled(by: &staff, at: school.now)
            #expect(try await staff(GetSessions()).sessions.count == 2)
            // They may, since a code stands in for being seen at a door.
            #expect(try await !student(EnrolTOTP(password: Template.password)).secret.isEmpty)
        }
    }
}
