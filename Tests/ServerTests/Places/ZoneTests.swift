import Postgres
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite(.mustEnd, .sharesSchool)
struct ZoneTests {
    @Test("Zones are made with the lowest major, changed, listed with their rooms, and deleted while empty")
    func whole() async throws {
        try await School.inProcess { school in
            let admin = school.admin
            let east = try await admin(CreateZone(zoneName: " East "))
            let west = try await admin(CreateZone(zoneName: "West", leaveAfter: 30))
            #expect([east.majorKey, west.majorKey] == [1, 2])
            _ = try await admin(EditZone(zoneID: west.zoneID, zoneName: "Far west", leaveAfter: 60))
            _ = try await admin(CreateRoom(roomNumber: "1", zoneName: "EAST"))
            #expect(
                try await admin(GetZones()).zones == [
                    ZoneRecord(zoneID: east.zoneID, zoneName: "East", majorKey: 1, leaveAfter: 120, rooms: 1),
                    ZoneRecord(zoneID: west.zoneID, zoneName: "Far west", majorKey: 2, leaveAfter: 60, rooms: 0),
                ])
            #expect(try await admin.refusal(of: DeleteZone(zoneID: east.zoneID)).code == .conflict)
            _ = try await admin(DeleteZone(zoneID: west.zoneID))
            #expect(try await admin(GetZones()).total == 1)
        }
    }

    @Test("A name that is taken in any case is a conflict")
    func taken() async throws {
        try await School.inProcess { school in
            let admin = school.admin
            _ = try await admin(CreateZone(zoneName: "East"))
            let west = try await admin(CreateZone(zoneName: "West"))
            #expect(try await admin.refusal(of: CreateZone(zoneName: "EAST")).code == .conflict)
            #expect(try await admin.refusal(of: EditZone(zoneID: west.zoneID, zoneName: "east")).code == .conflict)
        }
    }

    @Test("A zone that is not there cannot be changed or deleted")
    func missing() async throws {
        try await School.inProcess { school in
            for request: any Wire.Request in [EditZone(zoneID: 9, zoneName: "x"), DeleteZone(zoneID: -1)] {
                let failure = try await school.admin.refusal(of: request)
                #expect(failure.code == .notFound)
            }
        }
    }

    @Test(
        "Names and leave times out of bounds are refused by name",
        arguments: [
            (CreateZone(zoneName: ""), "zone_name"), (CreateZone(zoneName: " \t"), "zone_name"),
            (CreateZone(zoneName: String(repeating: "x", count: 101)), "zone_name"),
            (CreateZone(zoneName: "a\0b"), "zone_name"), (CreateZone(zoneName: "x", leaveAfter: 4), "leave_after"),
            (CreateZone(zoneName: "x", leaveAfter: 86_401), "leave_after"),
        ])
    func bounds(request: CreateZone, argument: String) async throws {
        try await School.shared { school in
            let failure = try await school.admin.refusal(of: request)
            #expect(failure.code == .badArguments)
            #expect(failure.reason.contains("'\(argument)'"))
        }
    }

    @Test("A major that was freed rests for as long as a spool may hold its sightings")
    func freedMajor() async throws {
        try await School.open { school in
            let first = try await school.admin(CreateZone(zoneName: "A"))
            _ = try await school.admin(DeleteZone(zoneID: first.zoneID))
            #expect(try await school.admin(CreateZone(zoneName: "B")).majorKey == 2)
            try await school.pass(14 * 86_400 + 1)
            school.admin = try await school.stranger.loggedIn(as: Template.admin)
            #expect(try await school.admin(CreateZone(zoneName: "C")).majorKey == 1)
        }
    }

    @Test("When every major is taken, no zone can be made")
    func full() async throws {
        try await School.inProcess { school in
            _ = try await school.sql.query(
                "insert into zone (zone_name, major_key) select 'z' || n, n from generate_series(1, 59999) n")
            let failure = try await school.admin.refusal(of: CreateZone(zoneName: "one more"))
            #expect(failure.code == .cannotBeDone)
            #expect(failure.reason.contains("59,999"))
        }
    }
}
