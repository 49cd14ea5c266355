import Foundation
import Postgres
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite("Whom a roll-call expects", .mustEnd)
struct MusterStandingTests {
    /// People who are believed to be something, last heard so many hours ago; nil for never.
    private func people(_ school: School) async throws -> [String: Int64] {
        try await school.makeRooms("101")
        var people: [String: Int64] = [:]
        let states: [(name: String, state: WhereaboutsState?, hours: Double)] = [
            ("Here", .present, 0), ("Lost", .unknown, 1), ("Evening", .unknown, 30), ("Gone", .left, 2),
            ("Yesterday", .left, 30), ("Badge", nil, 0), ("Never", nil, 0), ("Disabled", .left, 1),
            ("Ghost", .present, 0),
        ]
        for (name, state, hours) in states {
            let id = try await school.makeStudent(name)
            people[name] = id
            guard let state else { continue }
            let heard = school.now - hours * 3600
            try await school.sql.query(
                """
                with visited as (
                    insert into visit (person_id, room_id, entered_at)
                    select \(id), room_id, \(heard) from room returning visit_id, room_id
                )
                insert into whereabouts (person_id, state, room_id, since, heard_at, decided_at, visit_id)
                select \(id), \(state.rawValue), room_id, \(heard), \(heard), \(heard), visit_id from visited
                """)
        }
        _ = try await school.issueBadge(to: people["Badge"] ?? 0)
        for name in ["Disabled", "Ghost"] {
            _ = try await school.admin(EditPerson(personID: people[name] ?? 0, disabled: true))
        }
        return people
    }

    @Test("Those believed here or lost today are missing; the others are counted apart, alike in list, page and report")
    func standings() async throws {
        try await School.inProcess { school in
            let people = try await people(school)
            let muster = try await school.admin(UpdateMuster(action: .start)).muster.musterID
            let list = try await school.admin(GetMuster())
            func standing(_ name: String) -> MusterStanding? {
                list.people.first { $0.personID == people[name] }?.standing
            }
            #expect(["Here", "Lost", "Ghost"].allSatisfy { standing($0) == .expected })
            #expect(standing("Gone") == .left && standing("Disabled") == .disabled && standing("Never") == .noBadge)
            #expect(["Evening", "Yesterday", "Badge"].allSatisfy { standing($0) == .notHeard })
            // The admin never had a badge, either.
            let counts = MusterCountsRecord(missing: 3, left: 1, notHeard: 3, noBadge: 2, disabled: 1)
            #expect(list.counts == counts && list.total == 10)
            #expect(list.people.prefix(3).allSatisfy { $0.standing == .expected })
            let (page, paper) = (
                try await school.admin.get("/muster").text, try await school.admin.get("/muster/paper").text
            )
            let numbers = [
                ("Missing", "missing", 3), ("Left today", "left", 1), ("Not heard today", "not_heard", 3),
                ("Never had a badge", "no_badge", 2), ("Account disabled", "disabled", 1),
            ]
            for (label, name, number) in numbers {
                #expect(page.contains("\(label) <strong data-count=\"\(name)\">\(number)</strong>"), "\(label)")
                #expect(paper.contains("\(label) \(number)"), "\(label)")
            }
            let report = try await school.admin(GetMusterReport(musterID: muster))
            #expect(report.counts == counts && report.expected == 3 && report.accountedFor == 0)
            let reported = try await school.admin.get("/musters/report?muster=\(muster)").text
            for (label, _, number) in numbers {
                #expect(reported.contains("<dt>\(label)</dt><dd>\(number)</dd>"), "\(label)")
            }
        }
    }

    @Test("Whoever is found or needs help counts, whoever goes in a fire stays expected, and the end keeps it")
    func changes() async throws {
        try await School.inProcess { school in
            let people = try await people(school)
            let muster = try await school.admin(UpdateMuster(action: .start)).muster.musterID
            _ = try await school.admin(UpdateMuster(action: .tick, personID: people["Never"]))
            _ = try await school.admin(UpdateMuster(action: .tick, personID: people["Badge"], witness: .needsHelp))
            _ = try await school.admin(UpdateMuster(action: .tick, personID: people["Here"]))
            try await school.sql.query("update whereabouts set state = 'left' where person_id = \(people["Lost"])")
            try await school.sql.query(
                """
                update whereabouts set state = 'unknown', heard_at = \(school.now)
                where person_id = \(people["Yesterday"])
                """)
            var counts = MusterCountsRecord(missing: 4, accountedFor: 2, left: 1, notHeard: 1, noBadge: 1, disabled: 1)
            #expect(try await school.admin(GetMuster()).counts == counts)
            #expect(try await school.admin(GetMusterReport(musterID: muster)).counts == counts)
            _ = try await school.admin(UpdateMuster(action: .tick, personID: people["Never"], witness: .takenBack))
            counts = MusterCountsRecord(missing: 4, accountedFor: 1, left: 1, notHeard: 1, noBadge: 2, disabled: 1)
            #expect(try await school.admin(GetMuster()).counts == counts)
            _ = try await school.admin(UpdateMuster(action: .close))
            try await school.sql.query("update whereabouts set state = 'left'")
            try await school.makeStudent("Later")
            #expect(try await school.admin(GetMuster(musterID: muster)).counts == counts)
            #expect(try await school.admin(GetMusterReport(musterID: muster)).counts == counts)
        }
    }

    @Test("Two people of one name are told apart by their numbers on every page, as speakers, and to helpers")
    func namesakes() async throws {
        try await School.inProcess { school in
            let ada = try await school.makeStudent("Ada")
            _ = try await school.admin(
                CreateStudent(email: "other@school.example", firstName: "ADA", lastName: "Lovelace"))
            let other = try await school.admin(GetStudents(search: "other@")).students[0].personID
            try await school.makeStudent("Bob")
            _ = try await school.admin(UpdateMuster(action: .start))
            let group = try await school.makeGroup("7A")
            _ = try await school.admin(EditGroup(groupID: group, addMembers: [ada, other]))
            let paths = ["/people", "/groups/group?id=\(group)", "/muster", "/muster/paper"]
            for path in paths {
                let page = try await school.admin.get(path).text
                #expect(page.contains("<small>#\(ada)") && page.contains("<small>#\(other)"), "\(path)")
                #expect(!page.contains("Bob</bdi> <small>#"), "\(path)")
            }
            #expect(try await school.admin.get("/people/person?id=\(ada)").text.contains("Ada Lovelace #\(ada)"))
            let helper = try await school.makeHelper()
            let page = try await helper.get("/muster").text
            #expect(page.contains("#\(other)") && !page.contains("other@school.example"))
            let staff = try await school.makePeer(.staff, "Some")
            _ = try await school.admin(
                CreatePerson(
                    email: "some2@school.example", firstName: "Some", lastName: "Body", classification: .staff))
            _ = try await staff(UpdateMuster(action: .tick, personID: ada))
            let said = try await school.admin(GetMuster()).people.first { $0.personID == ada }?.saidBy
            #expect(said == "Some Body #\(try await staff.personID)")
            let marked = "select count(*) from person where is_namesake and first_name ilike 'ada'"
            _ = try await school.admin(EditPerson(personID: other, lastName: "Byron"))
            #expect(try await school.count(marked) == 0)
            _ = try await school.admin(EditPerson(personID: other, lastName: "lovelace"))
            #expect(try await school.count(marked) == 2)
            try await school.sql.query("delete from person where person_id = \(other)")
            #expect(try await school.count(marked) == 0)
        }
    }
}
