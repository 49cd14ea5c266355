import Beacon
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite(.mustEnd)
struct EventsTests {
    @Test("Without a last id a listener hears what happens from now on")
    func fromNow() async throws {
        try await School.open { school in
            let (student, here) = try await Self.studentWithRoom(school)
            _ = try await student(here)
            try await Self.published(school)
            let events = try await EventStream(school.admin)
            _ = try await student(UpdateLocation(beacons: []))
            let event = try #require(try await events.next())
            #expect(event.eventID == 2)
            #expect(event.state == .unknown)
            #expect(event.roomNumber == "101")
            #expect(event.previousRoomNumber == "101")
            #expect(event.email == "some.student@school.example")
            #expect(event.decidedAt == school.now)
        }
    }

    @Test(
        "A stream says that its connection ends with it, and asks proxies to pass it on at once"
    )
    func endsConnection() async throws {
        try await School.open { school in
            let events = try await EventStream(school.admin)
            #expect(events.endsConnection && events.isUnbuffered)
        }
    }

    @Test("With the last id it is told exactly what it missed, then goes on live")
    func replay() async throws {
        try await School.open { school in
            let (student, here) = try await Self.studentWithRoom(school)
            for _ in 0..<3 {
                _ = try await student(here)
                _ = try await student(UpdateLocation(beacons: []))
            }
            let events = try await EventStream(school.admin, after: 2)
            #expect(try await events.next(4).map(\.eventID) == [3, 4, 5, 6])
            _ = try await student(here)
            #expect(try await events.next()?.eventID == 7)
            let all = try await EventStream(school.admin, after: 0)
            #expect(try await all.next(7).map(\.eventID) == Array(1...7))
        }
    }

    @Test("With a last id that is still to come, as after a backup was restored, it hears what happens from now on")
    func future() async throws {
        try await School.open { school in
            let (student, here) = try await Self.studentWithRoom(school)
            _ = try await student(here)
            try await Self.published(school)
            let events = try await EventStream(school.admin, after: 99_999)
            _ = try await student(UpdateLocation(beacons: []))
            #expect(try await events.next()?.eventID == 2)
        }
    }

    @Test("Nothing is lost or doubled between replay and live, however much happens meanwhile")
    func seam() async throws {
        try await School.open { school in
            let (student, here) = try await Self.studentWithRoom(school)
            let writer = Task {
                for _ in 0..<40 {
                    _ = try await student(here)
                    _ = try await student(UpdateLocation(beacons: []))
                }
            }
            for _ in 0..<3 {
                let events = try await EventStream(school.admin, after: 0)
                #expect(try await events.next(80).map(\.eventID) == Array(1...80))
            }
            try await writer.value
        }
    }

    @Test("Nobody and scanners are refused, and so is a last id that is none", arguments: ["x", "-1", "1.5", ""])
    func refused(last: String) async throws {
        try await School.open { school in
            try await school.makeRooms("101")
            #expect(try await school.stranger.get("/events").status == 401)
            #expect(try await school.makeScanner(in: "101").get("/events").status == 401)
            let answer = try await school.admin.get("/events", headers: ["last-event-id": last])
            #expect(answer.status == 400)
            #expect(try answer.failure().code == .badArguments)
        }
    }

    @Test("A session has five listeners at a time; who leaves makes room, and other sessions have their own")
    func limit() async throws {
        try await School.open { school in
            let staff = try await school.makePeer(.staff)
            var streams: [EventStream] = []
            for _ in 0..<5 { streams.append(try await EventStream(school.admin)) }
            let answer = try await school.admin.get("/events")
            #expect(answer.status == 429 && answer.headers["retry-after"] == "15")
            #expect(try answer.failure().code == .slowDown)
            _ = try await EventStream(staff)
            streams.removeLast()
            var next: EventStream?
            try await eventually("the place is free again") {
                next = try? await EventStream(school.admin)
                return next != nil
            }
        }
    }

    @Test("Listeners do not keep the server from stopping, and see the stream end")
    func shutdown() async throws {
        try await School.open { school in
            let events = try await EventStream(school.admin)
            try await school.server.stop()
            #expect(try await events.next() == nil)
            try await school.restart()
        }
    }

    @Test("The events of one server reach the listeners of another")
    func otherServer() async throws {
        try await School.open { school in
            let (student, here) = try await Self.studentWithRoom(school)
            let second = try await RunningServer.start(on: school.database, clock: school.clock)
            var peer = school.admin
            peer.port = second.port
            let events = try await EventStream(peer, after: 0)
            _ = try await student(here)
            #expect(try await events.next()?.eventID == 1)
            _ = try await student(UpdateLocation(beacons: []))
            #expect(try await events.next()?.eventID == 2)
            try await second.stop()
        }
    }

    /// A student, and the report that puts them into room 101.
    private static func studentWithRoom(_ school: School) async throws -> (Peer, UpdateLocation) {
        try await school.makeRooms("101")
        let beacon = try await school.makeRoomBeacon(in: "101")
        return (
            try await school.makePeer(.student), UpdateLocation(major: Int(beacon.major), minor: Int(beacon.minor))
        )
    }

    /// Waits until what happened so far has gone out to the listeners there were.
    private static func published(_ school: School) async throws {
        let events = try await EventStream(school.admin, after: 0)
        _ = try await events.next()
    }
}
