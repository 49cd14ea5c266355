import Foundation
import Postgres
import Store
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import Server

@Suite("Confirming a session", .mustEnd)
struct ConfirmTests {
    private func unconfirmed(_ school: School) async throws -> Peer {
        try await school.stranger.loggedIn(as: Template.admin)
    }

    private func unconfirmedWithCode(_ school: School, _ authenticator: Authenticator) async throws -> Peer {
        try await school.pass(60)
        return try await school.stranger.loggedIn(as: Template.admin, code: authenticator.code(at: school.now))
    }

    @Test("Without it, what opens accounts is refused, whatever the arguments are; everything else is not")
    func refused() async throws {
        try await School.inProcess { school in
            let admin = try await unconfirmed(school)
            let ending: [RequestType] = [.universalLogout, .universalLogoutEverywhere]
            for type in RequestType.allCases where type.callers.contains(.admin) && !ending.contains(type) {
                let answer = try await admin.post("{}", to: "/post/\(type.rawValue)")
                let isRefused = answer.object?["code"] as? String == "confirmation_necessary"
                #expect(isRefused == (type.confirmation == .always), "\(type.rawValue): \(answer.text)")
                if isRefused { #expect(answer.status == 403) }
            }
        }
    }

    @Test("Passwords, codes and tokens in the arguments of other types need it, too")
    func arguments() async throws {
        try await School.inProcess { school in
            try await school.makeRooms("101")
            _ = try await school.makeScanner(in: "101")
            let id = try await school.makeStudent("Ada")
            let admin = try await unconfirmed(school)
            let table = "email,first_name,last_name\nbob@school.example,Bob,Body"
            let password = "a password of one's own"
            #expect(
                try await admin.refusal(
                    of: CreateStudent(email: "c@d.e", firstName: "C", lastName: "D", password: password)
                ).code == .confirmationNecessary)
            #expect(
                try await admin.refusal(of: EditStudent(personID: id, password: password)).code
                    == .confirmationNecessary)
            #expect(
                try await admin.refusal(of: EditScanner(scannerID: 1, newToken: true)).code == .confirmationNecessary)
            #expect(
                try await admin.refusal(of: ImportStudents(csv: table, dryRun: false, issueCodes: true)).code
                    == .confirmationNecessary)
            // A group may be cleared for rooms.
            let group = try await admin(CreateGroup(groupName: "Caretakers")).groupID
            #expect(
                try await admin.refusal(of: EditGroup(groupID: group, addMembers: [id])).code
                    == .confirmationNecessary)
            _ = try await admin(EditGroup(groupID: group, groupName: "Caretaker"))
            _ = try await admin(CreateStudent(email: "c@d.e", firstName: "C", lastName: "D"))
            _ = try await admin(EditStudent(personID: id, firstName: "Augusta"))
            _ = try await admin(ImportStudents(csv: table, dryRun: false))
        }
    }

    @Test("A second admin does not help who has stolen a session: neither can be made, nor a password be set")
    func stolen() async throws {
        try await School.inProcess { school in
            let thief = try await unconfirmed(school)
            let second = CreatePerson(
                email: "second@school.example", firstName: "Second", lastName: "Admin", password: "long enough 4711",
                classification: .admin)
            #expect(try await thief.refusal(of: second).code == .confirmationNecessary)
            let own = try await thief.personID
            #expect(
                try await thief.refusal(of: EditPerson(personID: own, removeTOTP: true)).code == .confirmationNecessary)
        }
    }

    @Test("It lasts for the school's minutes by the clock on the wall, for this session alone")
    func lasting() async throws {
        try await School.open { school in
            let admin = try await unconfirmed(school)
            let other = try await unconfirmed(school)
            let reply = try await admin(Confirm(password: Template.password))
            #expect(reply.confirmedUntil == school.now.addingTimeInterval(600))
            _ = try await admin(WriteConfig(item: "confirm_minutes", value: .integer(5)))
            #expect(try await other.refusal(of: RunQuery(query: "select 1")).code == .confirmationNecessary)
            try await school.pass(599)
            _ = try await admin(ExportPerson(personID: 1))
            try await school.pass(2)
            #expect(try await admin.refusal(of: ExportPerson(personID: 1)).code == .confirmationNecessary)
            #expect(
                try await admin(Confirm(password: Template.password)).confirmedUntil
                    == school.now.addingTimeInterval(300))
            try await school.sql.query("update session set confirmed_until = '9999-01-01'")
            #expect(
                try await school.admin.refusal(of: WriteConfig(item: "confirm_minutes", value: .integer(4))).code
                    == .cannotBeDone)
        }
    }

    @Test("A wrong password confirms nothing and is slowed down; who uses one-time codes shows one")
    func proof() async throws {
        try await School.open { school in
            var admin = try await unconfirmed(school)
            #expect(try await admin.refusal(of: Confirm(password: "wrong horse")).code == .wrongCredentials)
            let (authenticator, _) = try await Authenticator.enrolled(by: &admin, at: school.now)
            #expect(try await admin.refusal(of: Confirm(password: Template.password)).code == .totpNecessary)
            #expect(
                try await admin.refusal(of: Confirm(password: Template.password, code: "000000")).code
                    == .wrongCredentials)
            #expect(try await admin.refusal(of: RunQuery(query: "select 1")).code == .confirmationNecessary)
            try await school.pass(60)
            _ = try await admin(Confirm(password: Template.password, code: authenticator.code(at: school.now)))
            _ = try await admin(ExportPerson(personID: 1))
            // A factor that a session with the password alone could take away would be none.
            var other = try await unconfirmedWithCode(school, authenticator)
            #expect(
                try await other.refusal(of: RemoveTOTP(password: Template.password)).code == .confirmationNecessary)
            #expect(
                try await other.refusal(of: ChangePassword(password: Template.password, newPassword: "another horse 9"))
                    .code == .confirmationNecessary)
            try await school.pass(60)
            _ = try await other(Confirm(password: Template.password, code: authenticator.code(at: school.now)))
            _ = try await other.renew(by: RemoveTOTP(password: Template.password))
            for _ in 0..<12 { _ = try await admin.answer(to: Confirm(password: "wrong horse")) }
            #expect(try await admin.refusal(of: Confirm(password: Template.password)).code == .slowDown)
        }
    }

    @Test("Whose access an admin changed is told at each login who did what and when, until they have read it")
    func told() async throws {
        try await School.inProcess { school in
            let id = try await school.makeStudent("Ada", canLogIn: true)
            _ = try await school.admin(EditStudent(personID: id, firstName: "Augusta"))
            _ = try await school.admin(EditStudent(personID: id, disabled: true))
            _ = try await school.admin(EditStudent(personID: id, disabled: false))
            _ = try await school.admin(IssueClaimCode(email: "ada@school.example"))
            for _ in 0..<2 {
                let answer = try await school.stranger.answer(
                    to: Login(username: "ada@school.example", password: Template.password))
                let reply = try answer.reply(to: Login(username: "", password: ""))
                #expect(reply.accessChanges?.map(\.change) == ["disabled", "enabled", "claim_code"])
                #expect(reply.accessChanges?.first?.lastName == "Hopper")
                #expect(reply.accessChanges?.first?.changedAt == school.now)
            }
            let ada = try await school.stranger.loggedIn(as: "ada@school.example")
            let all = try await ada(GetAccessChanges()).accessChanges
            #expect(try await ada(GetAccessChanges(readThrough: all[1].accessChangeID)).accessChanges == [all[2]])
            // Staff are told of their groups, which say whom they see.
            let staff = try await school.makePeer(.staff)
            let group = try await school.makeGroup("10b", of: staff.personID, id)
            _ = try await school.admin(DeleteGroup(groupID: group))
            #expect(try await staff(GetAccessChanges()).accessChanges.map(\.change) == ["groups", "groups"])
            // Another's are not theirs to take away.
            _ = try await school.admin(GetAccessChanges(readThrough: .max))
            #expect(try await ada(GetAccessChanges()).accessChanges.count == 1)
        }
    }

    @Test("A person has twenty sessions and twenty known browsers; the oldest of each ends")
    func limit() async throws {
        try await School.open { school in
            try await school.makeStudent("Ada", canLogIn: true)
            let first = try await school.stranger.loggedIn(as: "ada@school.example")
            var last = first
            for _ in 0..<20 {
                try await school.pass(1)
                last = try await school.stranger.loggedIn(as: "ada@school.example")
            }
            #expect(try await first.refusal(of: Whoami()).code == .loginNecessary)
            #expect(try await last(GetSessions()).sessions.count == 20)
            #expect(
                try await school.count(
                    """
                    select count(*) from known_browser join person using (person_id) where classification = 'student'
                    """) == 20)
        }
    }
}
