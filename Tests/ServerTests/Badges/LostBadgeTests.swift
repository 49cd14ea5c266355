import Beacon
import Postgres
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite("Badges that are carried, free and lost", .mustEnd)
struct LostBadgeTests {
    private static func numbers(_ state: BadgeState?, _ school: School, search: String? = nil) async throws -> [Int64] {
        try await school.admin(GetBadges(state: state, search: search)).badges.map(\.badgeID)
    }

    @Test("A badge is in the list of its state, with who carries it or carried it last")
    func lists() async throws {
        try await School.inProcess { school in
            let (ada, alan) = (try await school.makeStudent("Ada"), try await school.makeStudent("Alan"))
            let first = try await school.admin(IssueBadge(personID: ada)).badgeID
            let second = try await school.admin(IssueBadge(personID: alan)).badgeID
            let third = try await school.admin(IssueBadge(personID: ada)).badgeID
            _ = try await school.admin(ReturnBadge(badgeID: second))
            _ = try await school.admin(ReturnBadge(badgeID: third, lost: true))
            #expect(try await Self.numbers(.issued, school) == [first])
            #expect(try await Self.numbers(.free, school) == [second])
            #expect(try await Self.numbers(.lost, school) == [third])
            #expect(try await Self.numbers(nil, school) == [first, second, third])
            #expect(try await Self.numbers(nil, school, search: "ALAN@") == [second])
            #expect(try await Self.numbers(.lost, school, search: "60000/3") == [third])
            let page = try await school.admin(GetBadges(page: 2, pageSize: 2))
            #expect(page.badges.map(\.badgeID) == [third] && page.total == 3)
            let lost = try #require(page.badges.first)
            #expect(lost.state == .lost && lost.personID == ada && lost.lostAt == school.now)
            #expect(lost.returnedAt == school.now && lost.lastHeardAt == nil)
            let staff = try await school.makePeer(.staff)
            #expect(try await staff.refusal(of: GetBadges()).code == .notAllowed)
        }
    }

    @Test("A lost badge is not handed out until it is found, neither by its number nor by its keys")
    func found() async throws {
        try await School.inProcess { school in
            let ada = try await school.makeStudent("Ada")
            let badge = try await school.admin(IssueBadge(personID: ada))
            _ = try await school.admin(ReturnBadge(badgeID: badge.badgeID, lost: true))
            let byNumber = IssueBadge(personID: ada, badgeID: badge.badgeID)
            let byKeys = IssueBadge(
                personID: ada, uuid: badge.uuid, majorKey: badge.majorKey, minorKey: badge.minorKey)
            for request in [byNumber, byKeys] {
                #expect(try await school.admin.refusal(of: request).code == .conflict)
            }
            let again = ReturnBadge(badgeID: badge.badgeID, lost: true)
            #expect(try await school.admin.refusal(of: again).code == .notFound)
            _ = try await school.admin(ReturnBadge(badgeID: badge.badgeID))
            #expect(try await school.admin.refusal(of: ReturnBadge(badgeID: badge.badgeID)).code == .notFound)
            #expect(try await Self.numbers(.free, school) == [badge.badgeID])
            // One that nobody carries can be lost, too.
            _ = try await school.admin(again)
            #expect(try await Self.numbers(.lost, school) == [badge.badgeID])
            _ = try await school.admin(ReturnBadge(badgeID: badge.badgeID, lost: false))
            #expect(try await school.admin(byNumber).badgeID == badge.badgeID)
            #expect(try await school.audit("badge_lost").count == 2)
            #expect(try await school.audit("badge_found").count == 2)
        }
    }

    @Test("A badge that is handed out just as it is noted lost is taken back")
    func handedOutMeanwhile() async throws {
        try await School.open { school in
            let ada = try await school.makeStudent("Ada")
            let badge = try await school.admin(IssueBadge(personID: ada)).badgeID
            _ = try await school.admin(ReturnBadge(badgeID: badge))
            let admin = school.admin
            let lost = try await school.sql.withTransaction { transaction in
                try await transaction.query("select from beacon where beacon_id = \(badge) for no key update")
                try await transaction.query(
                    """
                    insert into badge_issue (beacon_id, person_id, issued_at)
                    values (\(badge), \(ada), \(school.now))
                    """)
                let lost = Task { try await admin(ReturnBadge(badgeID: badge, lost: true)) }
                try await eventually("it waits for whoever hands the badge out") { try await school.hasWaiters() }
                return lost
            }
            _ = try await lost.value
            #expect(try await Self.numbers(.lost, school) == [badge])
            #expect(try await school.count("select count(*) from badge_issue where returned_at is null") == 0)
        }
    }

    @Test("A lost badge that a scanner hears says when, and speaks for nobody")
    func heard() async throws {
        try await School.open { school in
            try await school.makeRooms("101")
            let scanner = try await school.makeScanner(in: "101")
            let ada = try await school.makeStudent("Ada")
            let badge = try await school.issueBadge(to: ada)
            let number = try #require(try await Self.numbers(.issued, school).first)
            _ = try await school.admin(ReturnBadge(badgeID: number, lost: true))
            try await school.pass(1)
            _ = try await scanner(school.report(badge))
            let time = school.now
            try await eventually("the server notes that it was heard") {
                try await school.admin(GetBadges(state: .lost)).badges.first?.lastHeardAt == time
            }
            #expect(try await school.location(of: ada).heardAt == nil)
            let page = try await school.admin.get("/badges?state=lost")
            #expect(page.text.contains("Heard again") && page.text.contains("Badge \(number) was found"))
        }
    }
}
