import Devices
import Postgres
import TestSupport
import Testing
import Vocabulary
import Wire

/// The limit on schedules is tested beside their other rules.
@Suite("How many grants, clearances and rules are kept", .mustEnd)
struct RowLimitTests {
    @Test("A device has 300 grants at most, and the refusal says what to do")
    func grants() async throws {
        try await School.inProcess { school in
            let lamp = try await school.makeDevice("lamp")
            _ = try await school.makeStudent("Ada")
            try await Self.makeGroups(300, school)
            try await school.sql.query(
                """
                insert into device_grant (device_id, group_id, level)
                select \(lamp), group_id, 'view' from school_group
                """)
            let grant = EditDevice(
                deviceID: lamp, addGrants: [DeviceGrantRecord(email: "ada@school.example", level: .view)])
            try await Self.expectRefusal(of: grant, "at most 300 grants", school)
            #expect(try await school.count("select count(*) from device_grant") == 300)
            try await school.sql.query(
                "delete from device_grant where group_id = (select min(group_id) from school_group)")
            _ = try await school.admin(grant)
        }
    }

    @Test("A person has 300 clearances at most, a group 1,000 and a room 2,000")
    func clearances() async throws {
        try await School.inProcess { school in
            try await school.makeRooms("101")
            let (ada, group) = (try await school.makeStudent("Ada"), try await school.makeGroup("Chess"))
            try await school.sql.query(
                """
                insert into room (zone_id, room_number, retired_at)
                select zone_id, 'Old ' || number, now() from zone, generate_series(1, 1000) number
                """)
            try await Self.clear("\(ada), null::bigint from room where retired_at is not null limit 300", school)
            try await Self.clear("null::bigint, \(group) from room where retired_at is not null", school)
            let (person, club) = (ClearanceHolder(personID: ada), ClearanceHolder(groupID: group))
            for (holder, sentence) in [(person, "at most 300 clearances"), (club, "at most 1,000 clearances")] {
                try await Self.expectRefusal(of: EditClearance(roomNumber: "101", add: [holder]), sentence, school)
            }
            try await school.sql.query("delete from clearance")
            try await Self.makeGroups(1_999, school)
            try await Self.clear("null::bigint, group_id from room, school_group where retired_at is null", school)
            try await Self.expectRefusal(
                of: EditClearance(roomNumber: "101", add: [person]), "at most 2,000 clearances", school)
            #expect(try await school.count("select count(*) from clearance") == 2_000)
        }
    }

    @Test("There are 500 rules at most")
    func rules() async throws {
        try await School.inProcess { school in
            try await school.makeRooms("101")
            let lamp = try await school.makeDevice("lamp")
            func rule(_ name: String) -> CreateRule {
                CreateRule(
                    ruleName: name, when: [ConditionRecord(.roomEmpty, roomNumber: "101", holdsFor: 600)],
                    then: [OrderRecord(deviceID: lamp, command: "off")])
            }
            _ = try await school.admin(rule("first"))
            try await school.sql.query(
                """
                insert into rule (rule_name, document, created_at, changed_at)
                select rule_name || number, document, created_at, changed_at from rule, generate_series(2, 500) number
                """)
            try await Self.expectRefusal(of: rule("one more"), "at most 500 rules", school)
        }
    }

    private static func makeGroups(_ count: Int, _ school: School) async throws {
        try await school.sql.query(
            "insert into school_group (group_name) select 'Group ' || number from generate_series(1, \(count)) number")
    }

    /// - Parameter holders: the person, the group and the tables of a query.
    private static func clear(_ holders: String, _ school: School) async throws {
        try await school.sql.query(
            Query(
                unescaped: """
                    insert into clearance (room_id, person_id, group_id, created_at)
                    select * from (select room_id, \(holders)) holder cross join (select now()) at
                    """))
    }

    private static func expectRefusal(of request: some Request, _ sentence: String, _ school: School) async throws {
        let refusal = try await school.admin.refusal(of: request)
        #expect(refusal.code == .cannotBeDone && refusal.reason.contains(sentence), "\(refusal)")
    }
}
