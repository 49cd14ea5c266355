import Beacon
import Foundation
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite(.mustEnd)
struct ExplanationTests {
    @Test("Why somebody is where they are: who hears them, how loud, how long ago, and for which room that speaks")
    func scanned() async throws {
        try await School.open { school in
            try await school.makeRooms("101", "102")
            let (one, other) = (try await school.makeScanner(in: "101"), try await school.makeScanner(in: "102"))
            let ada = try await school.makeStudent("Ada")
            let badge = try await school.issueBadge(to: ada)
            for _ in 0..<10 { try await school.hear(badge, one, -55, other, -70) }
            let reply = try await school.admin(GetStudentLocation(personID: ada, explain: true))
            let explanation = try #require(reply.explanation)
            #expect(explanation.candidates.map(\.roomNumber) == ["101", "102"])
            #expect(explanation.candidates[0].chance > explanation.candidates[1].chance)
            #expect(explanation.heard.map(\.scannerName) == ["scanner of 101", "scanner of 102"])
            #expect(explanation.heard.map(\.roomNumber) == ["101", "102"])
            #expect(explanation.heard.map { $0.rssi.rounded() } == [-55, -70])
            #expect(explanation.heard.allSatisfy { $0.age == 1 })
            #expect(explanation.heard[0].forFirst == 0 && explanation.heard[0].forSecond == nil)
            #expect(explanation.heard[1].forFirst == nil && (explanation.heard[1].forSecond ?? 0) < 0)
            #expect(try await school.admin(GetStudentLocation(personID: ada)).explanation == nil)
            #expect(try await school.audit("looked_at_location").count == 2)
        }
    }

    @Test("Of whose scanner has fallen quiet it is told which, and what it last heard")
    func quiet() async throws {
        try await School.open { school in
            let (near, _, ada, badge) = try await school.neighbours()
            try await school.hear(badge, by: near, for: 10, rssi: -55)
            try await school.pass(40)
            let reply = try await school.admin(GetStudentLocation(personID: ada, explain: true))
            #expect(reply.location.state == .unknown)
            let explanation = try #require(reply.explanation)
            #expect(explanation.candidates.isEmpty)
            #expect(explanation.heard.map(\.scannerName) == ["scanner of 101"])
            #expect(explanation.heard.map(\.quiet) == [true])
        }
    }

    @Test("Of somebody never heard there is nothing to explain, and a client's word is told as one")
    func ranged() async throws {
        try await School.open { school in
            try await school.makeRooms("101")
            let beacon = try await school.makeRoomBeacon(in: "101")
            let student = try await school.makePeer(.student)
            let id = try await student.personID
            #expect(try await school.admin(GetStudentLocation(personID: id, explain: true)).explanation == nil)
            try await school.pass(1)
            _ = try await student(UpdateLocation(major: Int(beacon.major), minor: Int(beacon.minor)))
            try await school.pass(2)
            let reply = try await school.admin(GetStudentLocation(personID: id, explain: true))
            let word = try #require(reply.explanation?.heard.first)
            #expect(word.scannerName == nil && word.majorKey == Int(beacon.major) && word.roomNumber == "101")
            #expect(reply.explanation?.candidates.map(\.chance) == [1])
        }
    }

    @Test("A server that does not own the engine cannot say why, and says so")
    func elsewhere() async throws {
        try await School.open { school in
            let ada = try await school.makeStudent("Ada")
            let second = try await RunningServer.start(on: school.database, clock: school.clock)
            var admin = school.admin
            admin.port = second.port
            let refusal = try await admin.refusal(of: GetStudentLocation(personID: ada, explain: true))
            #expect(refusal.code == .unavailable)
            _ = try await admin(GetStudentLocation(personID: ada))
            try await second.stop()
        }
    }
}
