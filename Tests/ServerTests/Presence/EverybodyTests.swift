import Beacon
import Foundation
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite("Where everybody is, and one's own visits", .mustEnd)
struct AllWhereaboutsTests {
    /// Ada in 101 of the east wing and Bob in 201 of the west wing, who both report; Carl was never heard.
    private static func scene(_ school: School) async throws -> (ada: Peer, bob: Peer) {
        try await school.makeRooms("101", leaveAfter: 20)
        try await school.makeRooms("201", zone: "West")
        _ = try await school.makeStudent("Carl")
        let (ada, bob) = (try await school.makePeer(.student, "Ada"), try await school.makePeer(.student, "Bob"))
        for (peer, room) in [(ada, "101"), (bob, "201")] {
            let beacon = try await school.makeRoomBeacon(in: room)
            _ = try await peer(UpdateLocation(major: Int(beacon.major), minor: Int(beacon.minor)))
        }
        return (ada, bob)
    }

    private static func names(_ reply: GetWhereabouts.Reply) -> [String] {
        reply.people.map { "\($0.firstName) \($0.state.rawValue) \($0.roomNumber ?? "-")" }
    }

    @Test("An admin sees all who were ever heard, by name, with counts; and less where less is asked for")
    func admin() async throws {
        try await School.open { school in
            let (ada, bob) = try await Self.scene(school)
            let all = try await school.admin(GetWhereabouts())
            #expect(Self.names(all) == ["Ada present 101", "Bob present 201"])
            #expect(all.counts == StateCounts(present: 2, unknown: 0, left: 0) && all.total == 2)
            #expect(all.eventID == Int64(try await school.count("select max(change_id) from whereabouts_change")))
            let group = try await school.makeGroup("10b", of: try await bob.personID)
            for (request, found) in [
                (GetWhereabouts(zoneName: "east"), ["Ada present 101"]),
                (GetWhereabouts(groupID: group), ["Bob present 201"]),
                (GetWhereabouts(search: "201"), ["Bob present 201"]),
                (GetWhereabouts(search: "ADA"), ["Ada present 101"]),
                (GetWhereabouts(state: .left), []), (GetWhereabouts(page: 2, pageSize: 1), ["Bob present 201"]),
                (GetWhereabouts(page: 9, pageSize: 1), []), (GetWhereabouts(zoneName: "North"), []),
            ] {
                #expect(Self.names(try await school.admin(request)) == found, "\(request)")
            }
            let second = try await school.admin(GetWhereabouts(page: 9, pageSize: 1))
            #expect(second.counts.present == 2 && second.total == 2, "also where a page is empty")
            _ = try await ada(UpdateLocation(beacons: []))
            try await school.pass(400)
            let later = try await school.admin(GetWhereabouts(state: .present))
            #expect(!Self.names(later).contains("Ada present 101"))
            #expect(later.counts.present + later.counts.unknown + later.counts.left == 2)
        }
    }

    @Test("Staff see those of their zones and groups, count nobody else, and students and strangers are refused")
    func staff() async throws {
        try await School.open { school in
            let (ada, bob) = try await Self.scene(school)
            let staff = try await school.makePeer(.staff)
            #expect(try await staff(GetWhereabouts()).counts == StateCounts(present: 0, unknown: 0, left: 0))
            try await school.give("East", to: staff)
            let seen = try await staff(GetWhereabouts())
            #expect(Self.names(seen) == ["Ada present 101"] && seen.counts.present == 1)
            #expect(Self.names(try await staff(GetWhereabouts(search: "bob"))).isEmpty)
            _ = try await school.makeGroup("10b", of: try await bob.personID, try await staff.personID)
            #expect(Self.names(try await staff(GetWhereabouts())) == ["Ada present 101", "Bob present 201"])
            #expect(try await ada.refusal(of: GetWhereabouts()).code == .notAllowed)
            let looks = try await ada(GetOwnAudit()).looks.map(\.action)
            #expect(looks.contains("looked_at_whereabouts"), "and each who was seen can tell")
        }
    }

    @Test("Everybody sees their own visits, and nobody's else")
    func own() async throws {
        try await School.open { school in
            let (ada, bob) = try await Self.scene(school)
            #expect(try await ada(GetOwnVisits()).visits.map(\.roomNumber) == ["101"])
            #expect(try await bob(GetOwnVisits()).visits.map(\.roomNumber) == ["201"])
            let early = GetOwnVisits(to: school.now.addingTimeInterval(-3600))
            #expect(try await ada(early).visits.isEmpty)
            let future = GetOwnVisits(from: school.now.addingTimeInterval(60))
            #expect(try await ada.refusal(of: future).code == .badArguments)
            #expect(try await school.makePeer(.staff)(GetOwnVisits()).visits.isEmpty)
            #expect(try await ada(GetOwnAudit()).looks.isEmpty, "it is no look at somebody")
        }
    }
}
