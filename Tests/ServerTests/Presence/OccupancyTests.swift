import Beacon
import Foundation
import Postgres
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite("How many people are in rooms, and were", .mustEnd)
struct OccupancyTests {
    /// Ada goes from 101 to 102, Alan stays in 101; both by their clients, which fall silent in the end.
    /// - Parameter turns: of ten seconds, half of them before Ada goes.
    private static func scene(_ school: School, turns: Int = 8) async throws -> (start: Date, ada: Int64, alan: Int64) {
        try await school.makeRooms("101", "102", "103")
        let (here, there) = (try await school.makeRoomBeacon(in: "101"), try await school.makeRoomBeacon(in: "102"))
        let (ada, alan) = (try await school.makePeer(.student, "Ada"), try await school.makePeer(.student, "Alan"))
        let start = school.now
        try await school.pass(5)
        for turn in 0..<turns {
            let beacon = turn < turns / 2 ? here : there
            _ = try await ada(UpdateLocation(major: Int(beacon.major), minor: Int(beacon.minor)))
            _ = try await alan(UpdateLocation(major: Int(here.major), minor: Int(here.minor)))
            try await school.pass(10)
        }
        try await school.pass(400)
        return (start, try await ada.personID, try await alan.personID)
    }

    @Test("At each instant as many are counted as the room had, and whoever was lost sight of is unknown from then on")
    func counts() async throws {
        try await School.open { school in
            let (start, _, _) = try await Self.scene(school)
            let reply = try await school.admin(GetOccupancy(zoneName: "east", from: start, step: 7))
            #expect(reply.rooms.map(\.roomNumber) == ["101", "102", "103"] && reply.at == school.now)
            for room in reply.rooms {
                #expect(room.series.count == Int(school.now.timeIntervalSince(start) / 7) + 1)
                for point in room.series {
                    let people = try await school.admin(GetRoomOccupants(roomNumber: room.roomNumber, at: point.at))
                    #expect(point.present == people.people.count, "\(room.roomNumber) at \(point.at)")
                }
            }
            let everybody = try await school.admin(GetWhereabouts())
            let unknown = reply.rooms.map(\.unknown)
            #expect(
                everybody.counts.unknown == 2 && unknown == [1, 1, 0] && reply.rooms.allSatisfy { $0.present == 0 })
            #expect(reply.rooms.map { $0.series.last?.unknown } == unknown)
            #expect(reply.rooms[0].series.map(\.present).max() == 2)
            #expect(reply.rooms[2].series.allSatisfy { $0.present == 0 && $0.unknown == 0 })
            // The same of one room, in a part of the time.
            let part = try await school.admin(
                GetOccupancy(roomNumber: "101", from: start + 14, to: start + 34, step: 7)
            ).rooms
            #expect(part.map(\.series) == [Array(reply.rooms[0].series[2...4])])
        }
    }

    @Test("Who is heard again is no longer unknown where they were")
    func heardAgain() async throws {
        try await School.open { school in
            let (start, ada, _) = try await Self.scene(school)
            let beacon = try await school.makeRoomBeacon(in: "103")
            let again = try await school.stranger.loggedIn(as: "ada.student@school.example")
            _ = try await again(UpdateLocation(major: Int(beacon.major), minor: Int(beacon.minor)))
            try await school.pass(1)
            let rooms = try await school.admin(GetOccupancy(zoneName: "East", from: start, step: 1)).rooms
            #expect(rooms.map(\.present) == [0, 0, 1] && rooms.map(\.unknown) == [1, 0, 0])
            #expect(rooms.map { $0.series.last?.unknown } == [1, 0, 0] && rooms[2].series.last?.present == 1)
            #expect(rooms[1].series.contains { $0.unknown == 1 })
            #expect(try await school.location(of: ada).roomNumber == "103")
        }
    }

    @Test("Staff count whom they may see, and are told of no other room of a zone that is not theirs")
    func staff() async throws {
        try await School.open { school in
            let (start, _, alan) = try await Self.scene(school)
            let staff = try await school.makePeer(.staff)
            let zone = GetOccupancy(zoneName: "East", from: start, step: 10)
            #expect(try await staff(zone).rooms.isEmpty)
            try await school.makeGroup("10b", of: alan, try await staff.personID)
            let ofGroup = try await staff(zone).rooms
            #expect(ofGroup.map(\.roomNumber) == ["101"] && ofGroup[0].series.map(\.present).max() == 1)
            #expect(ofGroup[0].unknown == 1)
            let other = try await staff(GetOccupancy(roomNumber: "102", from: start, step: 10)).rooms
            #expect(other.allSatisfy { $0.unknown == 0 && $0.series.allSatisfy { $0.present == 0 } })
            try await school.give("East", to: staff)
            #expect(try await staff(zone).rooms == school.admin(zone).rooms)
            let student = try await school.stranger.loggedIn(as: "alan.student@school.example")
            #expect(try await student.refusal(of: zone).code == .notAllowed)
            #expect(try await school.audit("looked_at_occupancy").first?.details["zone_name"] == "East")
        }
    }

    @Test("What a person says of where somebody is counts in place of what receivers heard")
    func corrected() async throws {
        try await School.open { school in
            let (start, ada, alan) = try await Self.scene(school)
            _ = try await school.admin(CorrectWhereabouts(personID: ada, state: .present, roomNumber: "103"))
            _ = try await school.admin(CorrectWhereabouts(personID: alan, state: .left))
            try await school.pass(10)
            let rooms = try await school.admin(GetOccupancy(zoneName: "East", from: start, step: 5)).rooms
            #expect(rooms.map(\.present) == [0, 0, 1] && rooms.map(\.unknown) == [0, 0, 0])
            #expect(rooms.map { $0.series.last?.present } == [0, 0, 1])
            #expect(rooms.map { $0.series.last?.unknown } == [0, 0, 0])
            #expect(rooms[..<2].allSatisfy { $0.series.contains { $0.unknown == 1 } })
        }
    }

    @Test("Who is lost sight of is unknown for a day at most at the moments of the past")
    func day() async throws {
        try await School.open { school in
            let (start, _, _) = try await Self.scene(school)
            for _ in 0..<2 { try await school.pass(45_000) }
            school.admin = try await school.stranger.loggedIn(as: Template.admin)
            let all = GetOccupancy(roomNumber: "101", from: start, step: 3_600)
            let hours = try await school.admin(all).rooms[0].series
            #expect(hours.map(\.unknown) == [0] + [Int](repeating: 1, count: 24) + [0])
            let late = GetOccupancy(roomNumber: "101", from: start + 86_400, to: start + 90_000, step: 3_600)
            #expect(try await school.admin(late).rooms[0].series == Array(hours.suffix(2)))
        }
    }

    @Test("A room that had the number in another zone is counted for those whom that zone is shown")
    func numberAgain() async throws {
        try await School.open { school in
            let (start, _, _) = try await Self.scene(school)
            try await school.sql.query("update beacon set retired_at = now() where room_id is not null")
            let old = try await school.admin(GetRooms(search: "101")).rooms[0].roomID
            #expect(try await school.admin(DeleteRoom(roomID: old)).retired)
            try await school.makeRooms("101", zone: "West")
            let request = GetOccupancy(roomNumber: "101", from: start, step: 5)
            let all = try await school.admin(request).rooms[0]
            #expect(all.zoneName == "West" && all.series.map(\.present).max() == 2)
            let staff = try await school.makePeer(.staff)
            try await school.give("West", to: staff)
            let seen = try await staff(request).rooms[0]
            #expect(seen.unknown == 0 && seen.series.allSatisfy { $0.present == 0 && $0.unknown == 0 })
        }
    }

    @Test("Too much, too early, and neither a zone nor a room are refused with what to do")
    func refused() async throws {
        try await School.inProcess { school in
            try await school.makeRooms("101", "102")
            let start = school.now.addingTimeInterval(-1_000)
            let many = try await school.admin.refusal(of: GetOccupancy(zoneName: "East", from: start, step: 1))
            #expect(many.code == .badArguments && many.reason.hasPrefix("2002 instants are more than 2000"))
            #expect(try await school.admin(GetOccupancy(roomNumber: "101", from: start, step: 1)).rooms.count == 1)
            for request in [
                GetOccupancy(), GetOccupancy(zoneName: "East", roomNumber: "101"),
                GetOccupancy(roomNumber: "101", from: school.now.addingTimeInterval(60)),
                GetOccupancy(roomNumber: "101", from: start, to: start - 1), GetOccupancy(roomNumber: "101", step: 0),
            ] {
                #expect(try await school.admin.refusal(of: request).code == .badArguments, "\(request)")
            }
            let turned = GetOccupancy(roomNumber: "101", from: start, to: start - 1)
            #expect(try await school.admin.refusal(of: turned).argument == "from")
            #expect(try await school.admin.refusal(of: GetOccupancy(zoneName: "North")).code == .notFound)
            #expect(try await school.admin.refusal(of: GetOccupancy(roomNumber: "9")).code == .notFound)
        }
    }

    @Test("The page of a room draws the day, and its slider leads to who was there at that minute")
    func page() async throws {
        try await School.open { school in
            let (start, _, _) = try await Self.scene(school, turns: 80)
            let page = try await school.admin.get("/room?room=101")
            #expect(page.text.contains("<svg class=\"counts-of-day\""))
            #expect(page.text.contains("The highest count shown: 2"))
            #expect(page.text.contains("<input type=\"range\" id=\"minute\" name=\"minute\" min=\"0\""))
            #expect(!page.text.contains("style="))
            let day = RFC3339.string(from: start - 86_400).prefix(10)
            let before = try await school.admin.get("/room?room=101&day=\(day)&minute=605")
            #expect(before.status == 200 && before.text.contains("value=\"605\""))
            #expect(before.text.contains("The room was empty"))
            #expect(try await school.admin.get("/room?room=101&day=\(day)&minute=1440").status == 400)
            #expect(try await school.admin.get("/room?room=101&day=x&minute=5").status == 400)
        }
    }
}
