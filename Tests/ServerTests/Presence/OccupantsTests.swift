import Beacon
import Foundation
import Postgres
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite(.mustEnd)
struct OccupantsTests {
    @Test("Who is in a room now, and who was at any past instant, is what the database holds")
    func asTheDatabase() async throws {
        try await School.open { school in
            try await school.makeRooms("101", "102")
            let (here, there) = (try await school.makeScanner(in: "101"), try await school.makeScanner(in: "102"))
            let (ada, alan) = (try await school.makeStudent("Ada"), try await school.makeStudent("Alan"))
            let (first, second) = (try await school.issueBadge(to: ada), try await school.issueBadge(to: alan))
            let start = school.now
            try await school.hear(first, by: here, for: 8)
            try await school.hear(second, by: here, for: 8)
            try await school.hear(first, by: there, for: 12, silent: here)
            let now = try await school.admin(GetRoomOccupants(roomNumber: "102")).people
            #expect(now.map(\.personID) == [ada])
            var found: Set<[Int64]> = []
            for second in 0...Int(school.now.timeIntervalSince(start)) {
                let instant = start.addingTimeInterval(Double(second))
                let people = try await Self.occupants(of: "101", at: instant, school)
                let expected = try await school.sql.query(
                    """
                    select person_id from visit join room using (room_id) join person using (person_id)
                    where room_number = '101' and entered_at <= \(instant) and (left_at is null or left_at > \(instant))
                    order by first_name
                    """
                ).map { try $0.decode(0, as: Int64.self) }
                #expect(people == expected, "\(second) s")
                found.insert(people)
            }
            #expect(found == [[ada], [ada, alan], [alan]])
            #expect(try await Self.occupants(of: "101", at: start.addingTimeInterval(-1), school).isEmpty)
        }
    }

    @Test("Whoever came in at a time that the history tells is in the room at that time, and was in no other")
    func toTheMillisecond() async throws {
        try await School.open { school in
            try await school.makeRooms("101", "102")
            let (here, there) = (try await school.makeScanner(in: "101"), try await school.makeScanner(in: "102"))
            let ada = try await school.makeStudent("Ada")
            let badge = try await school.issueBadge(to: ada)
            try await school.pass(0.000_437)
            try await school.hear(badge, by: here, for: 10, silent: there)
            try await school.hear(badge, by: there, for: 20, silent: here)
            let visits = try await school.visits(of: ada)
            #expect(visits.map(\.roomNumber) == ["101", "102"])
            for visit in visits {
                let instant = visit.enteredAt
                for room in ["101", "102"] {
                    let people = try await Self.occupants(of: room, at: instant, school)
                    #expect(people == (room == visit.roomNumber ? [ada] : []), "\(room) at \(instant)")
                }
            }
        }
    }

    @Test("A room that is not there and an instant that is not past are refused")
    func refused() async throws {
        try await School.inProcess { school in
            try await school.makeRooms("101")
            let future = GetRoomOccupants(roomNumber: "101", at: school.now.addingTimeInterval(1))
            #expect(try await school.admin.refusal(of: future).code == .badArguments)
            #expect(try await school.admin.refusal(of: GetRoomOccupants(roomNumber: "9")).code == .notFound)
            let reply = try await school.admin(GetRoomOccupants(roomNumber: "101", at: school.now))
            #expect(reply.people.isEmpty && reply.at == school.now)
        }
    }

    @Test("A history is cut to the span that is asked for, the newest visit first")
    func history() async throws {
        try await School.open { school in
            try await school.makeRooms("101", "102")
            let beacons = [try await school.makeRoomBeacon(in: "101"), try await school.makeRoomBeacon(in: "102")]
            let student = try await school.makePeer(.student)
            let id = try await student(Whoami()).personID
            let start = school.now
            for minute in 0..<4 {
                let beacon = beacons[minute % 2]
                _ = try await student(UpdateLocation(major: Int(beacon.major), minor: Int(beacon.minor)))
                try await school.pass(60)
            }
            func rooms(_ from: Double?, _ to: Double?) async throws -> [String] {
                let request = GetStudentHistory(
                    personID: id, from: from.map(start.addingTimeInterval), to: to.map(start.addingTimeInterval))
                return try await school.admin(request).visits.map(\.roomNumber)
            }
            #expect(try await rooms(nil, nil) == ["102", "101", "102", "101"])
            #expect(try await rooms(70, 80) == ["102"])
            #expect(try await rooms(nil, 59) == ["101"])
            #expect(try await rooms(130, nil) == ["102", "101"])
            #expect(try await rooms(60, 60) == ["102"])
            #expect(try await rooms(-100, -1).isEmpty)
            let backwards = GetStudentHistory(personID: id, from: school.now, to: start)
            #expect(try await school.admin.refusal(of: backwards).code == .badArguments)
        }
    }

    private static func occupants(of room: String, at instant: Date, _ school: School) async throws -> [Int64] {
        try await school.admin(GetRoomOccupants(roomNumber: room, at: instant)).people.map(\.personID)
    }
}
