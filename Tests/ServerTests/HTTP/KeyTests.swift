import Beacon
import Postgres
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite(.mustEnd)
struct KeyTests {
    @Test("A minor that was freed rests for as long as a spool may hold its sightings, then it is the lowest again")
    func freedMinor() async throws {
        try await School.open { school in
            try await school.makeRooms("101")
            let first = try await school.admin(CreateBeacon(roomNumber: "101"))
            _ = try await school.admin(DeleteBeacon(beaconID: first.beaconID))
            #expect(try await school.admin(CreateBeacon(roomNumber: "101")).minorKey == 2)
            school.clock.advance(by: 14 * 86_400 - 1)
            school.admin = try await school.stranger.loggedIn(as: Template.admin)
            #expect(try await school.admin(CreateBeacon(roomNumber: "101")).minorKey == 3)
            school.clock.advance(by: 1)
            #expect(try await school.admin(CreateBeacon(roomNumber: "101")).minorKey == 1)
        }
    }

    @Test("A full zone says so, and another zone still has room")
    func full() async throws {
        try await School.inProcess { school in
            try await school.makeRooms("101")
            try await school.makeRooms("201", zone: "West")
            _ = try await school.sql.query(
                """
                insert into beacon (uuid, major, minor, room_id)
                select proximity_uuid, 1, n, (select room_id from room where room_number = '101')
                from site, generate_series(1, 65535) n where n <> 40000
                """)
            #expect(try await school.admin(CreateBeacon(roomNumber: "101")).minorKey == 40_000)
            let failure = try await school.admin.refusal(of: CreateBeacon(roomNumber: "101"))
            #expect(failure.code == .cannotBeDone)
            #expect(failure.reason.contains("full"))
            #expect(try await school.admin(CreateBeacon(roomNumber: "201")).minorKey == 1)
        }
    }

    @Test("Beacons made at the same moment get different keys")
    func concurrent() async throws {
        try await School.inProcess { school in
            try await school.makeRooms("101")
            let admin = school.admin
            let minors = try await withThrowingTaskGroup(of: Int.self) { group in
                for _ in 0..<20 {
                    group.addTask { try await admin(CreateBeacon(roomNumber: "101")).minorKey }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(minors.sorted() == Array(1...20))
        }
    }

    @Test("Badges have majors of their own, and the next one when a major is full")
    func badges() async throws {
        try await School.inProcess { school in
            let ada = try await school.makeStudent("Ada")
            #expect(try await school.admin(IssueBadge(personID: ada)).majorKey == 60_000)
            _ = try await school.sql.query(
                """
                insert into beacon (uuid, major, minor)
                select proximity_uuid, 60000, n from site, generate_series(2, 65535) n
                """)
            let next = try await school.admin(IssueBadge(personID: ada))
            #expect([next.majorKey, next.minorKey] == [60_001, 1])
        }
    }
}
