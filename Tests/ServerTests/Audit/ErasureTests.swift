import Beacon
import Postgres
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite(.mustEnd)
struct ErasureTests {
    @Test(
        """
        After a student is erased no column of any table holds their number, address, names or keys, but the badge's \
        own
        """
    )
    func everyTable() async throws {
        try await School.open { school in
            try await school.makeRooms("101")
            let scanner = try await school.makeScanner(in: "101")
            let beacon = try await school.makeRoomBeacon(in: "101")
            let alan = try await school.makeStudent("Alan")
            // A number that no count or key of this small school has.
            _ = try await school.sql.query("alter table person alter column person_id restart with 7654321")
            let zoe = try await school.makePeer(.student, "Zoegonda")
            let id = try await zoe(Whoami()).personID
            let badges = [try await Self.badge(of: id, school), try await school.issueBadge(to: alan)]
            for badge in badges { try await school.hear(badge, by: scanner, for: 4) }
            _ = try await zoe(UpdateLocation(major: Int(beacon.major), minor: Int(beacon.minor)))
            try await Self.leaveTraces(of: id, school)
            let (texts, keys) = (["7654321", "zoegonda"], ["48713", "39127"])
            #expect(try await school.tables(holding: texts).count >= 10)
            _ = try await school.admin(DeleteStudent(personID: id))
            #expect(try await school.tables(holding: texts) == [])
            #expect(try await school.tables(holding: keys) == ["beacon", "used_minor"])
            #expect(try await school.count("select count(*) from sighting where beacon_id = 2") == 0)
            #expect(try await school.visits(of: alan).count == 1)
            #expect(try await school.count("select count(*) from sighting where person_id = \(alan)") == 4)
        }
    }

    /// A badge bought elsewhere, with keys that nothing else has.
    private static func badge(of person: Int64, _ school: School) async throws -> BeaconIdentity {
        let uuid = ProximityUUID(high: 0xf782_6da6_4fa2_4e98, low: 0x8024_bc5b_71e0_893e)
        let badge = try await school.admin(
            IssueBadge(personID: person, uuid: uuid, majorKey: 48_713, minorKey: 39_127))
        return BeaconIdentity(uuid: uuid, major: UInt16(badge.majorKey), minor: UInt16(badge.minorKey))
    }

    /// All that can be held of somebody beside where they were.
    private static func leaveTraces(of person: Int64, _ school: School) async throws {
        let admin = school.admin
        try await school.makeGroup("10b", of: person)
        _ = try await admin(EditPersonZones(personID: person, addZones: ["East"]))
        let lamp = try await school.makeDevice("lamp")
        try await school.sql.query(
            "update device set owner = \(person), device_name = 'Zoegonda''s lamp' where device_id = \(lamp)")
        _ = try await admin(UpdateMuster(action: .start, name: "drill"))
        _ = try await admin(UpdateMuster(action: .tick, personID: person))
        _ = try await admin(IssueClaimCode(email: "zoegonda.student@school.example"))
        _ = try await admin(EditStudent(personID: person, lastName: "Zoegondadottir"))
        _ = try await admin(GetStudentLocation(email: "zoegonda.student@school.example"))
        _ = try await admin(GetAudit(personID: person))
        let login = Login(username: "zoegonda.student@school.example", password: "wrong")
        _ = try await school.stranger.refusal(of: login)
    }

    @Test("The engine forgets them at once: their badge is nobody's, their session ends, and others go on")
    func forgotten() async throws {
        try await School.open { school in
            try await school.makeRooms("101")
            let scanner = try await school.makeScanner(in: "101")
            let alan = try await school.makeStudent("Alan")
            let ada = try await school.makePeer(.student, "Ada")
            let id = try await ada(Whoami()).personID
            let (first, second) = (try await school.issueBadge(to: id), try await school.issueBadge(to: alan))
            try await school.hear(first, by: scanner, for: 4)
            _ = try await school.admin(DeleteStudent(personID: id))
            #expect(try await ada.refusal(of: Whoami()).code == .loginNecessary)
            #expect(try await school.admin.refusal(of: DeleteStudent(personID: id)).code == .notFound)
            try await school.hear(first, by: scanner, for: 4)
            try await school.hear(second, by: scanner, for: 4)
            #expect(try await school.count("select count(*) from whereabouts") == 1)
            let people = try await school.admin(GetRoomOccupants(roomNumber: "101")).people
            #expect(people.map(\.personID) == [alan])
        }
    }

    @Test("Erasing in the middle of reports neither fails them nor leaves a trace")
    func underLoad() async throws {
        try await School.open { school in
            try await school.makeRooms("101")
            let scanner = try await school.makeScanner(in: "101")
            var people: [(Int64, BeaconIdentity)] = []
            for index in 0..<10 {
                let id = try await school.makeStudent("S\(index)")
                people.append((id, try await school.issueBadge(to: id)))
            }
            let (clock, badges, template) = (school.clock, people.map(\.1), school)
            let reporter = Task {
                for sequence in 0..<60 {
                    clock.advance(by: 0.5)
                    let report = template.report(badges[sequence % 10], spool: "s", sequence: Int64(sequence))
                    _ = try await scanner(report)
                }
            }
            for (id, _) in people.dropLast() {
                _ = try await school.admin(DeleteStudent(personID: id))
            }
            try await reporter.value
            let ids = people.dropLast().map { "\($0.0)" }.joined(separator: ",")
            for table in ["sighting", "visit", "whereabouts", "whereabouts_change", "badge_issue"] {
                #expect(try await school.count("select count(*) from \(table) where person_id in (\(ids))") == 0)
            }
        }
    }

    @Test("An event keeps its number for ever, also where the newest were erased before a restart")
    func eventNumbers() async throws {
        try await School.open { school in
            try await school.makeRooms("101")
            let beacon = try await school.makeRoomBeacon(in: "101")
            let here = UpdateLocation(major: Int(beacon.major), minor: Int(beacon.minor))
            let (alan, ada) = (try await school.makePeer(.student, "Alan"), try await school.makePeer(.student, "Ada"))
            _ = try await alan(here)
            _ = try await ada(here)
            _ = try await school.admin(DeleteStudent(personID: try await ada(Whoami()).personID))
            try await school.restart()
            var again = alan
            again.port = school.server.port
            _ = try await again(UpdateLocation(beacons: []))
            let events = try await EventStream(school.admin, after: 2)
            #expect(try await events.next()?.eventID == 3)
        }
    }
}

extension School {
    /// The tables of the schema with a row that holds one of these texts, in any case.
    fileprivate func tables(holding texts: [String]) async throws -> [String] {
        let names = try await sql.query(
            """
            select table_name::text from information_schema.tables
            where table_schema = 'public' and table_type = 'BASE TABLE' order by 1
            """
        ).map { try $0.decode(0, as: String.self) }
        var found: [String] = []
        for name in names {
            // A number by itself: five digits in a row turn up in a hash now and then.
            let pattern = texts.map { $0.allSatisfy(\.isNumber) ? "\\m\($0)\\M" : $0 }.joined(separator: "|")
            let rows = try await count("select count(*) from public.\(name) t where t::text ~* '(\(pattern))'")
            if rows > 0 { found.append(name) }
        }
        return found
    }
}
