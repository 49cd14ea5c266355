import Beacon
import Devices
import Foundation
import Locks
import Postgres
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import Server
@testable import Store

@Suite("Open hours of locks", .mustEnd)
struct OpenHoursKeeperTests {
    /// The schools' clocks show half past eight on a Tuesday.
    private static let hours = #"[{"weekdays": ["tue"], "from": 500, "until": 540}]"#

    /// Room 101 with a scanner and a lock, and somebody of staff with a badge.
    private struct Scene {
        let scanner: Peer
        let lock: DoorLock
        let badge: BeaconIdentity
        let staff: Int64

        init(_ school: School, _ classification: Classification = .staff, dialect: String = "hmac") async throws {
            try await school.makeRooms("101", leaveAfter: 20)
            scanner = try await school.makeScanner(in: "101")
            lock = try await school.makeLockRow(into: "101", hours: OpenHoursKeeperTests.hours, dialect: dialect)
            staff = try await school.makePeer(classification, "Grace").personID
            badge = try await school.issueBadge(to: staff)
            try await school.setConnected(lock)
        }
    }

    private static func attempts(_ school: School) async throws -> [String] {
        try await school.sql.query(
            """
            select way || ' ' || sight || ' ' || state || ' ' || hold from unlock
            where person_id is null and is_granted order by attempt_id
            """
        ).map { try $0.decode(0) }
    }

    private static func carryOut(_ school: School) async throws {
        try await school.sql.query("update unlock set state = 'opened', ended_at = asked_at where ended_at is null")
    }

    @Test("With staff behind it a door is held, and again each minute while one attempt is not under way")
    func held() async throws {
        try await School.open { school in
            let scene = try await Scene(school)
            try await school.beat(scene.scanner, for: 60)
            #expect(try await Self.attempts(school).isEmpty)
            try await school.hear(scene.badge, by: scene.scanner, for: 70)
            try await eventually("it is held") {
                try await Self.attempts(school) == ["open_hours seen asked 90"]
            }
            try await school.hear(scene.badge, by: scene.scanner, for: 60)
            #expect(try await Self.attempts(school).count == 1)
            try await Self.carryOut(school)
            try await school.hear(scene.badge, by: scene.scanner, for: 60)
            try await eventually("it is held on") { try await Self.attempts(school).count == 2 }
        }
    }

    @Test(
        "A student opens nothing, nor does a weak lock, nor one that is away", arguments: ["student", "weak", "away"])
    func notHeld(what: String) async throws {
        try await School.open { school in
            let scene = try await Scene(
                school, what == "student" ? .student : .staff, dialect: what == "weak" ? "aes128" : "hmac")
            if what == "away" { try await school.setConnected(scene.lock, false) }
            try await school.hear(scene.badge, by: scene.scanner, for: 70)
            #expect(try await Self.attempts(school).isEmpty)
        }
    }

    @Test("Another owner learns from the visits when staff was there last")
    func takeover() async throws {
        try await School.open { school in
            var scanner = try await Scene(school).scanner
            let badge = try await school.issueBadge(to: try await school.makePeer(.staff, "Henrik").personID)
            try await school.hear(badge, by: scanner, for: 70)
            try await school.beat(scanner, for: 60)
            var before = 0
            // Of the server that is gone no attempt is under way any more.
            try await school.restart { school in
                try await Self.carryOut(school)
                before = try await Self.attempts(school).count
            }
            scanner.port = school.server.port
            try await school.beat(scanner, for: 70)
            try await eventually("it is held on") { try await Self.attempts(school).count > before }
            #expect(try await Self.attempts(school).last == "open_hours not_seen asked 90")
        }
    }
}

/// The look as a value.
@Suite("Which doors are held in open hours")
struct OpenHoursCheckTests {
    private static let now = Date(timeIntervalSince1970: 1_788_251_400)
    private let now = now
    private let time = SchoolTime(
        timeZone: .gmt, lawfulHours: Dictionary(uniqueKeysWithValues: Weekday.allCases.map { ($0, 0..<1_440) }))
    private var look = OpenHoursKeeper.Look(fence: 1)

    private func door(
        isConnected: Bool = true, isHeard: Bool = true, isStaffBehind: Bool = false, staffAt: Date? = nil
    ) -> OpenHoursRecord.Door {
        OpenHoursRecord.Door(
            lock: 3, hours: OpenHours([.init(from: 500, until: 515)]), isConnected: isConnected, isHeard: isHeard,
            isStaffBehind: isStaffBehind, staffAt: staffAt)
    }

    private mutating func seconds(
        _ door: OpenHoursRecord.Door, after seconds: Double = 0, _ time: SchoolTime? = nil
    ) -> Int? {
        look.holds([door], time ?? self.time, at: now + seconds).first?.seconds
    }

    @Test("A door is held for 90 s, and not beyond the end of its hours")
    mutating func end() {
        #expect(seconds(door(isStaffBehind: true)) == 90)
        #expect(seconds(door(isStaffBehind: true), after: 260) == 40)
        #expect(seconds(door(isStaffBehind: true), after: 300) == nil)
    }

    @Test("Where nobody can be seen nothing begins: without a scanner that listens, and outside lawful hours")
    mutating func blind() {
        #expect(seconds(door(isHeard: false, isStaffBehind: true)) == nil)
        #expect(seconds(door(isStaffBehind: true), after: 60, SchoolTime(timeZone: .gmt)) == nil)
        #expect(seconds(door(isStaffBehind: true), after: 120) == 90)
        let hold = look.holds([door(isHeard: false)], time, at: now + 180).first
        #expect(hold?.isStaffBehind == nil && hold?.ago == 60_000)
    }

    @Test("A door that is not known yet goes on where the record left it, but for another day's hours")
    mutating func record() {
        #expect(seconds(door(staffAt: now - 540)) == 90)
        look = OpenHoursKeeper.Look(fence: 2)
        #expect(seconds(door(staffAt: now - 700)) == nil)
        look = OpenHoursKeeper.Look(fence: 3)
        // It was before the hours.
        #expect(look.holds([door(staffAt: now - 601)], time, at: now - 1).isEmpty)
    }

    @Test("To a lock that is away nothing is said, and what is known of its door is kept")
    mutating func away() {
        #expect(seconds(door(isConnected: false, isStaffBehind: true)) == nil)
        #expect(seconds(door(), after: 60) == 90)
    }
}
