import Beacon
import Foundation
import Postgres
import TestSupport
import Testing
import Vocabulary
import Wire

/// A student's tablet lies in the locker and goes on reporting, on the running server, and in the record made behind
/// it.
@Suite(.mustEnd)
struct SeveralClientsTests {
    @Test("A tablet in the locker takes nobody from where their phone is, in the record and after a restart too")
    func leftBehind() async throws {
        try await School.open { school in
            try await school.makeRooms("101", "102", "103")
            let rooms = [
                try await school.makeRoomBeacon(in: "101"), try await school.makeRoomBeacon(in: "102"),
                try await school.makeRoomBeacon(in: "103"),
            ].map { UpdateLocation(major: Int($0.major), minor: Int($0.minor)) }
            var tablet = try await school.makePeer(.student)
            let id = try await tablet(Whoami()).personID
            let start = school.now
            _ = try await tablet(rooms[2])
            try await school.pass(10)
            var phone = try await school.stranger.loggedIn(as: "some.student@school.example")
            for room in [0, 1, 1] {
                for _ in 0..<4 {
                    _ = try await phone(rooms[room])
                    try await school.pass(15)
                    #expect(try await tablet(rooms[2]).recognised == 1)
                    try await school.pass(15)
                }
            }
            let told = try await school.told(of: id)
            #expect(told == ["present 103", "present 101", "present 102"])
            try await school.restart()
            (tablet.port, phone.port) = (school.server.port, school.server.port)
            for _ in 0..<3 {
                _ = try await tablet(rooms[2])
                try await school.pass(15)
                _ = try await phone(rooms[1])
                try await school.pass(15)
            }
            #expect(try await school.told(of: id) == told)
            try await school.recorded(through: start.addingTimeInterval(360))
            #expect(try await school.visits(of: id).map(\.roomNumber) == ["103", "101", "102"])
            let aside: Int64 = try await school.sql.query("select count(*) from sighting where is_aside")[0].decode(0)
            #expect(aside == 15)
        }
    }
}
