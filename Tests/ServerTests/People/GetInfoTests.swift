import Beacon
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite(.mustEnd)
struct GetInfoTests {
    @Test("A student sees who they are, what they carry, and the UUIDs to listen for")
    func info() async throws {
        try await School.open { school in
            try await school.makeRooms("101")
            let ada = try await school.makeStudent("Ada", canLogIn: true)
            let badge = try await school.issueBadge(to: ada)
            let student = try await school.stranger.loggedIn(as: "ada@school.example")
            let bought = ProximityUUID(high: 0, low: 7)
            _ = try await school.admin(CreateBeacon(roomNumber: "101", uuid: bought, majorKey: 1, minorKey: 1))
            let reply = try await student(GetInfo())
            #expect(reply.info.personID == ada && reply.info.badges.map(\.uuid) == [badge.uuid])
            #expect(reply.info.location.state == .unknown)
            #expect(reply.uuids == [badge.uuid, bought])
        }
    }
}
