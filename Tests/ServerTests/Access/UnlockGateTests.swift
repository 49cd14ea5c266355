import Beacon
import Devices
import Foundation
import Postgres
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import Server

@Suite("Being seen at a lock", .mustEnd)
struct UnlockGateTests {
    /// Somebody with a badge who may open the lock into 101, and the scanners of 101 and of a room far away.
    struct Scene {
        let room: LockedRoom
        let peer: Peer
        let badge: BeaconIdentity
        let near: Peer
        let far: Peer

        init(_ school: School, gate: PresenceGate) async throws {
            room = try await LockedRoom(school, gate: gate)
            try await room.require(level: 0)
            _ = try await school.admin(CreateRoom(roomNumber: "900", zoneName: "East"))
            (near, far) = (try await school.makeScanner(in: "101"), try await school.makeScanner(in: "900"))
            peer = try await school.makePeer(.student, "Ada")
            badge = try await school.issueBadge(to: peer.personID)
            for scanner in [near, far] { _ = try await scanner(Heartbeat(spoolDepth: 0, sentAt: school.now)) }
        }

        func attempt(code: String? = nil) async throws -> String { try await room.attempt(peer, code: code) }
    }

    @Test("Who is heard at the door is let in, and who is heard elsewhere is not")
    func required() async throws {
        try await School.open { school in
            let scene = try await Scene(school, gate: .require)
            _ = try await scene.far(school.report(scene.badge))
            #expect(try await scene.attempt() == "not_seen")
            #expect(try await scene.room.last().sight == .notSeen)
            _ = try await scene.near(school.report(scene.badge))
            #expect(try await scene.attempt() == "granted")
            let record = try await scene.room.last()
            #expect(record.sight == .seen && record.sightSource == "badge" && record.sightMilliseconds == 0)
            try await school.sql.query("update lock set min_rssi = -50")
            #expect(try await scene.attempt() == "not_seen")
        }
    }

    @Test("Who is nearer to another scanner is not at the door, unless the lock says how loud is near")
    func throughTheWall() async throws {
        try await School.open { school in
            let scene = try await Scene(school, gate: .require)
            _ = try await scene.far(school.report(scene.badge, rssi: -50))
            _ = try await scene.near(school.report(scene.badge, rssi: -75))
            #expect(try await scene.attempt() == "not_seen")
            _ = try await school.admin(EditLock(lockID: scene.room.lock, minRSSI: -80))
            #expect(try await scene.attempt() == "granted")
        }
    }

    @Test("What was heard too long ago does not count")
    func stale() async throws {
        try await School.open { school in
            let scene = try await Scene(school, gate: .require)
            _ = try await scene.near(school.report(scene.badge))
            try await school.pass(21)
            #expect(try await scene.attempt() == "not_seen")
            try await school.sql.query("update lock set within = 30")
            #expect(try await scene.attempt() == "granted")
        }
    }

    @Test("A request waits for the badge")
    func waiting() async throws {
        try await School.open { school in
            let scene = try await Scene(school, gate: .require)
            // The server's clock runs fifty times as fast: it waits a tenth of a second.
            async let attempt = scene.attempt()
            _ = try await scene.near(school.report(scene.badge))
            let first = try await attempt
            let second = try await scene.attempt()
            #expect(["granted", "not_seen"].contains(first) && second == "granted")
            let records = try await school.admin(GetUnlocks()).unlocks
            #expect(records.count == 2, "only the last look of each is kept")
        }
    }

    @Test("A gate that warns opens and marks it")
    func warned() async throws {
        try await School.open { school in
            let scene = try await Scene(school, gate: .warn)
            #expect(try await scene.attempt() == "granted")
            #expect(try await scene.room.last().reasons == [.notSeen])
        }
    }

    @Test("Where nobody can be seen a one-time code opens, once")
    func blind() async throws {
        try await School.open { school in
            let room = try await LockedRoom(school, gate: .require)
            try await room.require(level: 0)
            var student = try await school.makePeer(.student)
            #expect(try await room.attempt(student) == "blind")
            let (phone, _) = try await Authenticator.enrolled(by: &student, at: school.now)
            clockToNextCode(school)
            let code = phone.code(at: school.now)
            #expect(try await room.attempt(student, code: "000000") == "wrong_credentials")
            #expect(try await room.attempt(student, code: code) == "granted")
            let record = try await room.last()
            #expect(record.sight == .blind && record.sightSource == "no_listener" && record.reasons == [.blind])
            #expect(try await room.attempt(student, code: code) == "wrong_credentials")
        }
    }

    private func clockToNextCode(_ school: School) { school.clock.advance(by: 31) }

    @Test("An admin's reason stands in for it, is on record and in the audit; nobody else's does")
    func override() async throws {
        try await School.inProcess { school in
            let room = try await LockedRoom(school, gate: .require)
            try await room.require(level: 0)
            let staff = try await school.makePeer(.staff)
            #expect(try await room.attempt(staff, reason: "Fire") == "blind")
            #expect(try await room.attempt(school.admin, reason: "Fire") == "granted")
            let record = try await room.last()
            #expect(record.way == .override && record.overrideReason == "Fire")
            #expect(try await school.audit("unlock_overridden").count == 1)
        }
    }

    @Test("A code and a reason are taken of nobody who could be seen and is not there")
    func absent() async throws {
        try await School.open { school in
            let scene = try await Scene(school, gate: .require)
            #expect(try await scene.room.attempt(school.admin, reason: "Fire") == "not_seen")
            #expect(try await scene.attempt(code: "123456") == "not_seen")
        }
    }

    @Test("A badge that is heard in two places counts for nothing")
    func twice() async throws {
        try await School.open { school in
            let scene = try await Scene(school, gate: .require)
            _ = try await scene.near(school.report(scene.badge))
            let person = try await scene.peer.personID
            try await school.sql.query(
                """
                insert into alert (kind, subject_sort, subject_id, person_id, severity, text, hint, opened_at, last_at)
                values ('badge_twice', 'person', \(person), \(person), 'critical', 'x', 'x', \(school.now),
                    \(school.now))
                """)
            #expect(try await scene.attempt() == "not_seen")
            let facts = try await school.admin(ExplainUnlock(personID: person, lockID: scene.room.lock)).facts
            #expect(facts.badgeTwice && facts.reasons == [.notSeen] && !facts.granted)
            #expect(facts.listeners.map(\.alive) == [true] && facts.listeners.first?.heardAt == school.now)
        }
    }

    @Test("A phone's own report counts only where the lock trusts it")
    func phone() async throws {
        try await School.open { school in
            let scene = try await Scene(school, gate: .require)
            let beacon = try await school.makeRoomBeacon(in: "101")
            _ = try await scene.peer(UpdateLocation(major: Int(beacon.major), minor: Int(beacon.minor)))
            #expect(try await scene.attempt() == "not_seen")
            _ = try await school.admin(EditLock(lockID: scene.room.lock, trustClient: true))
            #expect(try await scene.attempt() == "granted")
            #expect(try await scene.room.last().sightSource == "client")
        }
    }

    @Test("Outside lawful hours nobody may be seen, and a scanner that is chosen hears in place of the room's")
    func lawful() async throws {
        try await School.open { school in
            let scene = try await Scene(school, gate: .require)
            _ = try await scene.far(school.report(scene.badge))
            let far = try await school.admin(GetScanners(search: "900")).scanners[0].scannerID
            _ = try await school.admin(EditLock(lockID: scene.room.lock, listeners: [far]))
            #expect(try await scene.attempt() == "granted")
            for day in ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] {
                _ = try await school.admin(WriteConfig(item: "lawful_\(day)", value: .text("none")))
            }
            #expect(try await scene.attempt() == "blind")
            #expect(try await scene.room.last().sightSource == "outside_lawful_hours")
        }
    }
}
