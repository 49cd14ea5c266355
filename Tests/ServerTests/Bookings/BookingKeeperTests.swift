import Beacon
import Foundation
import Postgres
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite(.mustEnd)
struct BookingKeeperTests {
    /// Ada has room 101, with a scanner, from 8:35 to 9:35. It is 8:30.
    private struct Scene {
        let ada: Peer
        let badge: BeaconIdentity
        let scanner: Peer
        let booking: Int64

        init(_ school: School, _ invited: PersonReference...) async throws {
            try await school.makeRooms(leaveAfter: 20)
            _ = try await school.admin(
                CreateRoom(roomNumber: "101", zoneName: "East", bookableBy: [.student]))
            scanner = try await school.makeScanner(in: "101")
            ada = try await school.makePeer(.student, "Ada")
            badge = try await school.issueBadge(to: try await ada.personID)
            _ = try await scanner(Heartbeat(spoolDepth: 0))
            booking = try await ada(
                BookRoom(
                    roomNumber: "101", from: try #require(SchoolInstant("08:35")), minutes: 60, invited: invited)
            ).bookingID
        }

        var record: BookingRecord {
            get async throws { try #require(try await ada(GetBookings()).bookings.first) }
        }

        /// Whether nobody was told anything, and it goes on.
        var isUntouched: Bool {
            get async throws {
                let record = try await record
                return record.state == .booked && record.noticedAt == nil
            }
        }

        func settles(_ state: BookingState) async throws -> BookingRecord {
            try await eventually("the booking is \(state)") { try await record.state == state }
            return try await record
        }
    }

    @Test("A scanner that never paused and always hung there sees that nobody comes")
    func neverPaused() async throws {
        try await School.open { school in
            let scene = try await Scene(school)
            try await school.sql.query("delete from scanner_pause")
            try await school.beat(scene.scanner, for: 1_260)
            #expect(try await scene.settles(.released).state == .released)
        }
    }

    @Test("Where nobody comes the booker is told after ten minutes, and after fifteen the room is free")
    func unused() async throws {
        try await School.open { school in
            let scene = try await Scene(school)
            let events = try await EventStream(scene.ada)
            try await school.beat(scene.scanner, for: 880)
            #expect(try await scene.record.noticedAt == nil)
            try await school.beat(scene.scanner, for: 40)
            let notice = try #require(try await events.next("booking", as: BookingEvent.self))
            #expect(notice.change == .notice && notice.bookingID == scene.booking)
            try await school.beat(scene.scanner, for: 220)
            #expect(try await scene.record.state == .booked)
            try await school.beat(scene.scanner, for: 100)
            let over = try await scene.settles(.released)
            #expect(over.reason == .noShow && over.to == over.endedAt && over.to < school.now)
            #expect(try await events.next("booking", as: BookingEvent.self)?.change == .released)
            let free = try await scene.ada(FindRooms())
            #expect(free.rooms.map(\.free) == [true])
        }
    }

    @Test("While they are there it stays; ten minutes after they left the rest is free")
    func left() async throws {
        try await School.open { school in
            let scene = try await Scene(school)
            try await school.beat(scene.scanner, for: 300)
            try await school.hear(scene.badge, by: scene.scanner, for: 5)
            for _ in 0..<90 {
                _ = try await scene.scanner(school.report(scene.badge))
                try await school.pass(10)
            }
            #expect(try await scene.isUntouched)
            try await school.beat(scene.scanner, for: 500)
            #expect(try await scene.record.state == .booked)
            try await school.beat(scene.scanner, for: 200)
            let over = try await scene.settles(.released)
            #expect(over.reason == .allLeft)
        }
    }

    @Test("Where the scanner was dead for a while of that time it stays")
    func deadScanner() async throws {
        try await School.open { school in
            let scene = try await Scene(school)
            try await school.beat(scene.scanner, for: 600)
            // Nothing is heard of it for a minute.
            for _ in 0..<6 { try await school.pass(10) }
            try await school.beat(scene.scanner, for: 1_000)
            #expect(try await scene.isUntouched)
        }
    }

    @Test("Hours in which nobody may be recorded keep it")
    func blind() async throws {
        try await School.open { school in
            let scene = try await Scene(school)
            _ = try await school.admin(WriteConfig(item: "lawful_tue", value: .text("07:00-08:45")))
            try await school.beat(scene.scanner, for: 1_500)
            #expect(try await scene.isUntouched)
        }
    }

    @Test("One of the invited is enough")
    func invited() async throws {
        try await School.open { school in
            let bob = try await school.makeStudent("Bob")
            let badge = try await school.issueBadge(to: bob)
            let scene = try await Scene(school, .number(bob))
            try await school.beat(scene.scanner, for: 200)
            try await school.hear(badge, by: scene.scanner, for: 5)
            for _ in 0..<120 {
                _ = try await scene.scanner(school.report(badge))
                try await school.pass(10)
            }
            #expect(try await scene.isUntouched)
        }
    }
}
