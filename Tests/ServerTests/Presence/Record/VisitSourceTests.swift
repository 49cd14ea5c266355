import Beacon
import Foundation
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite("What a visit rests on", .mustEnd)
struct VisitSourceTests {
    @Test("A visit that nothing but the student's own client tells of is marked so wherever it is shown")
    func client() async throws {
        try await School.open { school in
            try await school.makeRooms("101")
            let beacon = try await school.makeRoomBeacon(in: "101")
            let student = try await school.makePeer(.student)
            _ = try await student(UpdateLocation(major: Int(beacon.major), minor: Int(beacon.minor)))
            let id = try await student.personID
            #expect(try await school.location(of: id).source == .client)
            #expect(try await school.visits(of: id).map(\.source) == [.client])
            #expect(try await school.admin(GetRoomOccupants(roomNumber: "101")).people.map(\.source) == [.client])
            #expect(
                try await school.admin(GetRoomOccupants(roomNumber: "101", at: school.now)).people.map(\.source)
                    == [.client])
            let line = try await school.admin(GetMuster()).people.first { $0.personID == id }
            #expect(line?.source == .client)
            for view in ["visits", "changes", "whereabouts where state = 'present'"] {
                let query = try await school.admin(RunQuery(query: "select source from \(view)"))
                #expect(query.rows == [[.text("client")]])
            }
            #expect(try await EventStream(student, after: 0).next()?.source == .client)
        }
    }

    @Test("A visit that scanners heard is marked so, and one that a client began is once they hear it too")
    func scanner() async throws {
        try await School.open { school in
            try await school.makeRooms("101")
            let scanner = try await school.makeScanner(in: "101")
            let beacon = try await school.makeRoomBeacon(in: "101")
            let ada = try await school.makeStudent("Ada")
            let adas = try await school.issueBadge(to: ada)
            try await school.hear(adas, by: scanner, for: 5)
            #expect(try await school.visits(of: ada).map(\.source) == [.scanner])
            let student = try await school.makePeer(.student)
            let badge = try await school.issueBadge(to: student.personID)
            let told = UpdateLocation(major: Int(beacon.major), minor: Int(beacon.minor))
            _ = try await student(told)
            #expect(try await school.visits(of: student.personID).map(\.source) == [.client])
            let begun = school.now
            for _ in 0..<4 {
                _ = try await student(told)
                try await school.hear(badge, by: scanner, for: 40)
            }
            try await school.recorded(through: begun.addingTimeInterval(60))
            try await eventually("the record has what scanners heard") {
                try await school.visits(of: student.personID).map(\.source) == [.scanner]
            }
        }
    }
}
