import Beacon
import Foundation
import TestSupport
import Testing
import Wire

/// A node whose scanner was deleted, and made anew somewhere else.
@Suite(.mustEnd)
struct RegisteredAnewTests {
    @Test("What a node heard before its scanner was made anew counts for the room that it stood in then")
    func spool() async throws {
        try await School.open { school in
            let (old, _, ada, badge) = try await school.neighbours()
            let (start, node) = (school.now, UUID().uuidString)
            for second in 0..<30 {
                _ = try await old(school.report(badge, spool: node, sequence: Int64(second)))
                try await school.pass(1)
            }
            let away = school.now
            try await school.pass(30)
            let moved = school.now
            _ = try await school.admin(DeleteScanner(scannerID: 1))
            let new = try await school.makeScanner(in: "102", name: "new")
            try await school.pass(20)
            _ = try await new(school.report(badge, rssi: -60, each: away..<moved, spool: node, sequence: 30))
            for second in 31..<150 {
                _ = try await new(school.report(badge, rssi: -50, spool: node, sequence: Int64(second)))
                try await school.pass(1)
            }
            #expect(
                try await school.count(
                    "select count(*) from sighting join room using (room_id) where room_number = '101'") == 60)
            try await school.recorded(through: moved.addingTimeInterval(60))
            try await school.eventuallyDone()
            let visits = try await school.visits(of: ada)
            #expect(visits.map(\.roomNumber) == ["101", "102"])
            #expect(visits.first?.enteredAt == start && visits.last?.leftAt == nil)
            let left = try #require(visits.first?.leftAt)
            #expect(left >= moved.addingTimeInterval(-2) && left <= moved.addingTimeInterval(22))
        }
    }

    @Test(
        """
        So does what it heard before it told that it is another's node, however that was entered and moved in the \
        books
        """,
        arguments: [true, false])
    func entered(isDeleted: Bool) async throws {
        try await School.open { school in
            let (old, _, _, badge) = try await school.neighbours()
            try await school.makeRooms("103", zone: "West")
            let (start, node) = (school.now, UUID().uuidString)
            _ = try await old(school.report(badge, spool: node))
            let new = try await school.makeScanner(in: "103", name: "new")
            try await school.pass(10)
            _ = try await school.admin(EditScanner(scannerID: 3, roomNumber: "102"))
            try await school.pass(10)
            if isDeleted { _ = try await school.admin(DeleteScanner(scannerID: 1)) }
            try await school.pass(1)
            let spooled = start.addingTimeInterval(1)..<start.addingTimeInterval(20)
            _ = try await new(school.report(badge, rssi: -60, each: spooled, spool: node, sequence: 1))
            try await school.pass(1)
            _ = try await new(school.report(badge, spool: node, sequence: 2))
            func heard(in room: String) async throws -> Int {
                try await school.count(
                    "select count(*) from sighting join room using (room_id) where room_number = '\(room)'")
            }
            #expect(try await heard(in: "101") == 20)
            #expect(try await heard(in: "102") == 1)
        }
    }

    @Test("A new scanner whose spool nobody knows stands where it was put from the first on")
    func newNode() async throws {
        try await School.open { school in
            let (old, _, _, badge) = try await school.neighbours()
            let start = school.now
            try await school.hear(badge, by: old, for: 5)
            _ = try await school.admin(DeleteScanner(scannerID: 1))
            let new = try await school.makeScanner(in: "102", name: "new")
            _ = try await new(school.report(badge, rssi: -60, each: start..<school.now))
            #expect(
                try await school.count(
                    "select count(*) from sighting join room using (room_id) where room_number = '102'") == 5)
        }
    }
}
