import Foundation
import TestSupport
import Testing
import Vocabulary
import Wire

/// From a badge that is heard to who is in which room, over HTTP.
@Suite(.mustEnd)
struct ScannedPresenceTests {
    @Test("A badge that is heard puts its carrier into the scanner's room, from when it was first heard")
    func present() async throws {
        try await School.open { school in
            try await school.makeRooms("101")
            let scanner = try await school.makeScanner(in: "101")
            let ada = try await school.makeStudent("Ada")
            let badge = try await school.issueBadge(to: ada)
            let first = school.now
            try await school.hear(badge, by: scanner, for: 4)
            let location = try await school.location(of: ada)
            #expect(location.state == .present)
            #expect(location.roomNumber == "101")
            #expect(location.zoneName == "East")
            #expect(location.since == first)
            let heardAt = try #require(location.heardAt)
            #expect(first...school.now ~= heardAt && school.now.timeIntervalSince(heardAt) < 6, "to 5 s")
            #expect(location.majorKey == nil, "a badge told it, not a room's beacon")
            let visits = try await school.visits(of: ada)
            #expect(visits.map(\.roomNumber) == ["101"])
            #expect(visits.first?.enteredAt == first)
            #expect(visits.first?.leftAt == nil)
        }
    }

    @Test("Who moves has two visits that meet and do not overlap")
    func moved() async throws {
        try await School.open { school in
            try await school.makeRooms("101", "102")
            let (here, there) = (try await school.makeScanner(in: "101"), try await school.makeScanner(in: "102"))
            let ada = try await school.makeStudent("Ada")
            let badge = try await school.issueBadge(to: ada)
            try await school.hear(badge, by: here, for: 10)
            try await school.hear(badge, by: there, for: 20, silent: here)
            #expect(try await school.location(of: ada).roomNumber == "102")
            let visits = try await school.visits(of: ada)
            #expect(visits.map(\.roomNumber) == ["101", "102"])
            #expect(visits.map(\.endReason) == [.moved, nil])
            #expect(visits.first?.leftAt == visits.last?.enteredAt)
        }
    }

    @Test("Who is heard no more by live scanners has left after the zone's leave time")
    func left() async throws {
        try await School.open { school in
            try await school.makeRooms("101", leaveAfter: 60)
            let scanner = try await school.makeScanner(in: "101")
            let ada = try await school.makeStudent("Ada")
            let badge = try await school.issueBadge(to: ada)
            try await school.hear(badge, by: scanner, for: 5)
            let last = school.now.addingTimeInterval(-1)
            try await school.beat(scanner, for: 50)
            #expect(try await school.location(of: ada).state == .present)
            try await school.beat(scanner, for: 20)
            let location = try await school.location(of: ada)
            #expect(location.state == .left)
            #expect(location.roomNumber == "101")
            let visit = try #require(try await school.visits(of: ada).first)
            #expect(visit.endReason == .left)
            #expect(visit.leftAt == last.addingTimeInterval(1))
        }
    }

    @Test("A leave time that was wrong is right for whom nobody hears any more, too")
    func leaveTimeChanged() async throws {
        try await School.open { school in
            let (near, _, ada, badge) = try await school.neighbours(leaveAfter: 86_400)
            try await school.hear(badge, by: near, for: 10)
            try await school.beat(near, for: 300)
            #expect(try await school.told(of: ada) == ["present 101"])
            let zone = try #require(try await school.admin(GetZones()).zones.first { $0.zoneName == "East" })
            _ = try await school.admin(EditZone(zoneID: zone.zoneID, leaveAfter: 30))
            try await eventually("the engine knows the new leave time") {
                try await school.beat(near, for: 10)
                return try await school.told(of: ada) == ["present 101", "left 101"]
            }
        }
    }

    @Test("Who was held by a scanner that missed three heartbeats is unknown, not left, and known again when heard")
    func unknown() async throws {
        try await School.open { school in
            try await school.makeRooms("101", "102", leaveAfter: 20)
            let (dead, alive) = (try await school.makeScanner(in: "101"), try await school.makeScanner(in: "102"))
            let ada = try await school.makeStudent("Ada")
            let badge = try await school.issueBadge(to: ada)
            try await school.hear(badge, by: dead, for: 5)
            try await school.beat(alive, for: 20)
            #expect(try await school.location(of: ada).state == .present)
            try await school.beat(alive, for: 20)
            #expect(try await school.location(of: ada).state == .unknown)
            try await school.beat(alive, for: 600)
            #expect(try await school.location(of: ada).state == .unknown)
            try await school.hear(badge, by: alive, for: 5)
            let location = try await school.location(of: ada)
            #expect(location.state == .present && location.roomNumber == "102")
            let visits = try await school.visits(of: ada)
            #expect(visits.map(\.endReason) == [.unknown, nil])
        }
    }

    @Test("Who was held by a scanner that answers and is deaf is unknown, not left, and the scanner is told")
    func deafThoughItAnswers() async throws {
        try await School.open { school in
            let (deaf, alive, ada, badge) = try await school.neighbours(leaveAfter: 60)
            let bea = try await school.makeStudent("Bea")
            let other = try await school.issueBadge(to: bea)
            let last = try await school.hear(both: badge, and: other, near: deaf, far: alive, for: 60)
            for second in 1...180 {
                _ = try await alive(school.report(other, rssi: -75))
                if second % 10 == 0 {
                    try await school.tell(deaf, .quiet, lastReportAt: last)
                    try await school.tell(alive, .scanning, lastReportAt: school.now)
                }
                try await school.pass(1)
            }
            #expect(try await school.location(of: ada).state == .unknown)
            let alert = try await school.alert(.scannerDeaf)
            #expect(alert.closedAt == nil && alert.openedAt.timeIntervalSince(last) < 180)

            _ = try await deaf(school.report(badge))
            try await school.tell(deaf, .scanning, lastReportAt: school.now)
            try await school.passAll(1)
            try await school.eventuallyGone(1)
            try await school.passAll(31)
            try await eventually("it closes") { try await school.alert(.scannerDeaf).closedAt != nil }
        }
    }

    @Test(
        "Who was held by a scanner whose radio hears nothing is unknown, not left, though its heartbeats go on",
        arguments: [RadioState.failed, .recovering, .starting, .off])
    func deafRadio(state: RadioState) async throws {
        try await School.open { school in
            let (deaf, alive, ada, badge) = try await school.neighbours(leaveAfter: 20)
            try await school.hear(badge, by: deaf, for: 15)
            try await school.beat(deaf, radio: state, for: 20, beside: alive)
            #expect(try await school.location(of: ada).state == .present)
            try await school.beat(deaf, radio: state, for: 300, beside: alive)
            #expect(try await school.location(of: ada).state == .unknown)
            #expect(try await school.admin(GetScanners()).scanners.map(\.state) == [.alive, .alive])
            try await school.beat(deaf, radio: .scanning, for: 10, beside: alive)
            try await school.hear(badge, by: deaf, for: 5)
            #expect(try await school.location(of: ada).state == .present)
            try await school.beat(deaf, radio: .quiet, for: 50, beside: alive)
            #expect(try await school.location(of: ada).state == .left, "a radio that hears nobody listens")
            #expect(try await school.visits(of: ada).map(\.endReason) == [.unknown, .left])
        }
    }

    @Test("Nobody moves to a weaker room because the scanner that held them died")
    func noMoveByDeath() async throws {
        try await School.open { school in
            try await school.makeRooms("101", "102")
            let (near, far) = (try await school.makeScanner(in: "101"), try await school.makeScanner(in: "102"))
            let ada = try await school.makeStudent("Ada")
            let badge = try await school.issueBadge(to: ada)
            for _ in 0..<10 {
                _ = try await near(school.report(badge, rssi: -50))
                try await school.hear(badge, by: far, for: 1, rssi: -90)
            }
            try await school.hear(badge, by: far, for: 20, rssi: -90)
            #expect(try await school.location(of: ada).roomNumber == "101")
        }
    }

    @Test("Two badges of one person are one person")
    func twoBadges() async throws {
        try await School.open { school in
            try await school.makeRooms("101")
            let scanner = try await school.makeScanner(in: "101")
            let ada = try await school.makeStudent("Ada")
            let badges = [try await school.issueBadge(to: ada), try await school.issueBadge(to: ada)]
            for second in 0..<10 {
                try await school.hear(badges[second % 2], by: scanner, for: 1)
            }
            #expect(try await school.visits(of: ada).count == 1)
        }
    }
}
