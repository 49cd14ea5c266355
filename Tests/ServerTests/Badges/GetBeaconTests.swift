import Postgres
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite(.mustEnd)
struct GetBeaconTests {
    @Test("A scanner is told what to advertise as a room beacon")
    func found() async throws {
        try await School.inProcess { school in
            try await school.makeRooms("101")
            let scanner = try await school.makeScanner(in: "101")
            let made = try await school.admin(CreateBeacon(roomNumber: "101", description: "by the door"))
            let beacon = try await scanner(GetBeacon(beaconID: made.beaconID)).beacon
            #expect(beacon.uuid == made.uuid)
            #expect(Int(beacon.majorKey) == made.majorKey && Int(beacon.minorKey) == made.minorKey)
            #expect(beacon.roomNumber == "101" && beacon.description == "by the door")
        }
    }

    @Test("One that is not there, is a badge, or is deleted or retired by now is not found")
    func missing() async throws {
        try await School.inProcess { school in
            try await school.makeRooms("101")
            let scanner = try await school.makeScanner(in: "101")
            let badge = try await school.admin(IssueBadge(personID: try await school.makeStudent("Ada"))).badgeID
            let deleted = try await school.admin(CreateBeacon(roomNumber: "101")).beaconID
            _ = try await school.admin(DeleteBeacon(beaconID: deleted))
            let retired = try await school.admin(CreateBeacon(roomNumber: "101")).beaconID
            try await school.sql.query("update beacon set last_heard_at = now() where beacon_id = \(retired)")
            #expect(try await school.admin(DeleteBeacon(beaconID: retired)).retired)
            for id in [badge, deleted, retired, 0, -1, .max] {
                let failure = try await scanner.refusal(of: GetBeacon(beaconID: id))
                #expect(failure.code == .notFound && failure.reason == "There is no room beacon \(id) in use.")
            }
        }
    }
}
