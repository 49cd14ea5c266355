import Beacon
import Foundation
import Postgres
import TestSupport
import Testing
import Vocabulary
import Wire

/// A sighting means what its beacon meant when it was heard.
@Suite(.mustEnd)
struct CarrierTests {
    @Test("What was heard before a badge was handed on belongs to who carried it then, however late it comes")
    func handedOn() async throws {
        try await School.open { school in
            try await school.makeRooms("101")
            let scanner = try await school.makeScanner(in: "101")
            let ada = try await school.makeStudent("Ada")
            let alan = try await school.makeStudent("Alan")
            let issued = try await school.admin(IssueBadge(personID: ada))
            let early = school.now.addingTimeInterval(10)
            try await school.pass(60)
            _ = try await school.admin(ReturnBadge(badgeID: issued.badgeID))
            try await school.pass(60)
            let between = school.now
            try await school.pass(60)
            _ = try await school.admin(IssueBadge(personID: alan, badgeID: issued.badgeID))
            for time in [early, between, school.now] {
                let sighting = SightingRecord(
                    uuid: issued.uuid, major: UInt16(issued.majorKey), minor: UInt16(issued.minorKey), rssi: -60,
                    heardAt: time)
                _ = try await scanner(
                    Report(spool: "\(time)", sequence: 0, sentAt: school.now, sightings: [sighting]))
            }
            let carriers = try await school.sql.query("select person_id from sighting order by heard_at")
                .map { try $0.decode(0, as: Int64?.self) }
            #expect(carriers == [ada, nil, alan])
        }
    }

    @Test("What was heard before a badge was issued is nobody's, and moves nobody")
    func beforeIssue() async throws {
        try await School.open { school in
            try await school.makeRooms("101")
            let scanner = try await school.makeScanner(in: "101")
            let ada = try await school.makeStudent("Ada")
            let before = school.now
            try await school.pass(5)
            let badge = try await school.issueBadge(to: ada)
            #expect(try await scanner(school.report(badge, heardAt: before)).stored == 1)
            try await school.pass(3)
            #expect(try await school.count("select count(*) from sighting where person_id is null") == 1)
            #expect(try await school.location(of: ada).state == .unknown)
            #expect(try await school.visits(of: ada).isEmpty)
        }
    }

    @Test("Late sightings are stored and move nobody")
    func late() async throws {
        try await School.open { school in
            try await school.makeRooms("101", "102")
            let here = try await school.makeScanner(in: "101")
            let there = try await school.makeScanner(in: "102")
            let ada = try await school.makeStudent("Ada")
            let badge = try await school.issueBadge(to: ada)
            let early = school.now
            try await school.pass(60)
            try await school.hear(badge, by: here, for: 5)
            for sequence in 0..<20 {
                let heardAt = early.addingTimeInterval(Double(sequence))
                let report = school.report(badge, rssi: -30, heardAt: heardAt, spool: "s", sequence: Int64(sequence))
                #expect(try await there(report).stored == 1)
            }
            try await school.hear(badge, by: here, for: 3)
            #expect(try await school.location(of: ada).roomNumber == "101")
            #expect(try await school.visits(of: ada).count == 1)
        }
    }
}
