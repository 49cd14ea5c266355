import Beacon
import Foundation
import TestSupport
import Testing
import Wire

/// A badge that is heard fainter than the one that the survey was made with: the record finds by how much.
@Suite(.mustEnd)
struct BadgeLoudnessTests {
    /// How each room sounds to the scanners of 101, 102 and 103, in dBm. Room 104 has none: it lies behind 101, and
    /// sounds like it, 6 dB fainter.
    private let sounds: [(room: String, levels: [Int])] = [
        ("101", [-50, -68, -68]), ("102", [-68, -50, -68]), ("103", [-68, -68, -50]), ("104", [-56, -74, -74]),
    ]
    private let faint = 6

    private func hear(
        _ badge: BeaconIdentity, in room: Int, less: Int = 0, for seconds: Int, _ scanners: [Peer], _ school: School
    ) async throws {
        for second in 0..<seconds {
            for (scanner, level) in zip(scanners, sounds[room].levels) {
                _ = try await scanner(school.report(badge, rssi: level - less + second % 3 - 1))
            }
            try await school.pass(1)
        }
    }

    @Test("It is found where it is, then and after a restart, and it is told why")
    func faintBadge() async throws {
        try await School.open { school in
            try await school.makeRooms("101", "102", "103", "104")
            var scanners: [Peer] = []
            for (room, _) in sounds.dropLast() { scanners.append(try await school.makeScanner(in: room)) }
            let usual = try await school.issueBadge(to: try await school.makeStudent("Surveyor"))
            var survey: Int64?
            for (number, sound) in sounds.enumerated() {
                let begun = try await school.admin(RecordSurvey(action: .start, badgeID: 1, roomNumber: sound.room))
                survey = begun.surveys.first?.surveyID
                try await hear(usual, in: number, for: 40, scanners, school)
            }
            _ = try await school.admin(RecordSurvey(action: .stop, surveyID: survey))
            try await school.learned(sounds.map(\.room))

            let grace = try await school.makeStudent("Grace")
            let badge = try await school.issueBadge(to: grace)
            try await hear(badge, in: 0, less: faint, for: 40, scanners, school)
            #expect(try await school.location(of: grace).roomNumber == "104", "nobody knows it yet")
            for room in [1, 2, 0, 1, 2, 0, 1, 2] {
                try await hear(badge, in: room, less: faint, for: 45, scanners, school)
            }
            try await school.recorded(through: school.now - 120)
            try await hear(badge, in: 0, less: faint, for: 60, scanners, school)
            #expect(try await school.location(of: grace).roomNumber == "101")
            try await known(of: grace, school)

            try await school.restart()
            for index in scanners.indices { scanners[index].port = school.server.port }
            try await eventually("the engine knows the badge again") {
                try await hear(badge, in: 0, less: faint, for: 1, scanners, school)
                return try await louder(grace, school) < -4
            }
            #expect(try await school.location(of: grace).roomNumber == "101")
            let others: Int = try await school.count("select count(*) from badge_loudness where mean > -4")
            #expect(others == 0, "nothing is stored of who is heard like the survey")
        }
    }

    private func known(of person: Int64, _ school: School) async throws {
        #expect(try await louder(person, school) < -4)
        #expect(try await school.count("select count(*) from badge_loudness where mean < -4") == 1)
    }

    private func louder(_ person: Int64, _ school: School) async throws -> Double {
        let reply = try await school.admin(GetStudentLocation(personID: person, explain: true))
        return reply.explanation?.badgeLouderBy ?? 0
    }
}
