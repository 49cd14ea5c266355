import Beacon
import Postgres
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite(.mustEnd)
struct MusterTests {
    @Test("The list has everybody with the last known room and how old that is; staff see all of it")
    func list() async throws {
        try await School.open { school in
            try await school.makeRooms("101")
            let beacon = try await school.makeRoomBeacon(in: "101")
            let ada = try await school.makePeer(.student, "Ada")
            let never = try await school.makeStudent("Never")
            let staff = try await school.makePeer(.staff)
            _ = try await ada(UpdateLocation(major: Int(beacon.major), minor: Int(beacon.minor)))
            _ = try await ada(UpdateLocation(beacons: []))
            try await school.pass(45)
            let muster = try await staff(GetMuster())
            #expect(muster.muster == nil && muster.accountedFor == 0 && muster.people.count == 4)
            let line = try #require(muster.people.first { $0.email == "ada.student@school.example" })
            #expect(line.roomNumber == "101" && line.zoneName == "East" && line.state == .unknown && line.age == 45)
            let other = try #require(muster.people.first { $0.personID == never })
            #expect(other.state == .unknown && other.age == nil && other.roomNumber == nil && !other.accountedFor)
            #expect(try await staff(GetMuster(search: "ADA")).people.count == 1)
            let page = try await staff(GetMuster(page: 2, pageSize: 3))
            #expect(page.people == Array(muster.people.suffix(1)) && page.total == 4)
        }
    }

    @Test("Whoever is nowhere is told with the room where the record has them last, in the list and by themselves")
    func correctedRecord() async throws {
        try await School.open { school in
            try await school.makeRooms("101", "102", leaveAfter: 20)
            let scanner = try await school.makeScanner(in: "101")
            let ada = try await school.makeStudent("Ada")
            let badge = try await school.issueBadge(to: ada)
            try await school.hear(badge, by: scanner, for: 5)
            // What a late report taught of a visit that still lasts changes nothing that is believed.
            try await school.sql.query("update visit set room_id = 2")
            #expect(try await school.location(of: ada).roomNumber == "101")
            try await school.beat(scanner, for: 40)
            let location = try await school.location(of: ada)
            #expect(location.state == .left && location.roomNumber == "102")
            let line = try #require(try await school.admin(GetMuster()).people.first { $0.personID == ada })
            #expect(line.state == .left && line.roomNumber == "102")
        }
    }

    @Test("A roll-call is started once, ticked by staff, corrected, and closed; who is missing comes first")
    func rollCall() async throws {
        try await School.inProcess { school in
            let (ada, bob) = (try await school.makeStudent("Ada"), try await school.makeStudent("Bob"))
            let staff = try await school.makePeer(.staff)
            let started = try await staff(UpdateMuster(action: .start, name: "Fire drill")).muster
            #expect(started.name == "Fire drill" && started.startedAt == school.now && started.closedAt == nil)
            #expect(try await school.admin.refusal(of: UpdateMuster(action: .start, name: "x")).code == .conflict)
            _ = try await staff(UpdateMuster(action: .tick, personID: ada))
            _ = try await school.admin(UpdateMuster(action: .tick, email: "bob@school.example"))
            var list = try await staff(GetMuster())
            #expect(list.muster?.musterID == started.musterID && list.accountedFor == 2)
            #expect(Set(list.people.suffix(2).map(\.personID)) == [ada, bob])
            _ = try await staff(UpdateMuster(action: .tick, personID: bob, accountedFor: false))
            list = try await staff(GetMuster())
            #expect(list.accountedFor == 1 && list.people.last?.personID == ada)
            let closed = try await school.admin(UpdateMuster(action: .close)).muster
            #expect(closed.closedAt == school.now)
            #expect(try await staff.refusal(of: UpdateMuster(action: .tick, personID: ada)).code == .conflict)
            #expect(try await staff.refusal(of: UpdateMuster(action: .close)).code == .conflict)
        }
    }

    @Test("The ticks of the last roll-call do not count in the next")
    func next() async throws {
        try await School.inProcess { school in
            let ada = try await school.makeStudent("Ada")
            for name in ["first", "second"] {
                _ = try await school.admin(UpdateMuster(action: .start, name: name))
                #expect(try await school.admin(GetMuster()).accountedFor == 0)
                _ = try await school.admin(UpdateMuster(action: .tick, personID: ada))
                #expect(try await school.admin(GetMuster()).accountedFor == 1)
                _ = try await school.admin(UpdateMuster(action: .close))
            }
        }
    }

    @Test("Many who tick at once all succeed")
    func atOnce() async throws {
        try await School.inProcess { school in
            let ada = try await school.makeStudent("Ada")
            _ = try await school.admin(UpdateMuster(action: .start, name: "drill"))
            let admin = school.admin
            try await withThrowingTaskGroup(of: Void.self) { group in
                for index in 0..<20 {
                    group.addTask {
                        _ = try await admin(UpdateMuster(action: .tick, personID: ada, accountedFor: index % 2 == 0))
                    }
                }
                try await group.waitForAll()
            }
            #expect(try await school.count("select count(*) from muster_entry") == 20)
            #expect(try await school.count("select count(distinct version) from muster_entry") == 20)
            #expect(try await school.audit("muster_ticked").count == 20)
        }
    }
}
