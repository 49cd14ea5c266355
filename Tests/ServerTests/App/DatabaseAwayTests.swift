import Beacon
import Postgres
import TestSupport
import Testing
import Vocabulary
import Wire

@Suite(.mustEnd)
struct DatabaseAwayTests {
    @Test("While the database is away every request is sent back with a time to try again; then all goes on")
    func awayAndBack() async throws {
        let cluster = try await TestCluster()
        let database = try await cluster.database()
        try await Template.fill(database)
        try await School.open(on: database) { school in
            let scene = try await Scene(school)
            try await school.hear(scene.badge, by: scene.scanner, for: 5)
            let visits = try await school.visits(of: scene.ada)
            try await cluster.stop()
            for round in 0..<2 {
                for (peer, request) in scene.requests(school) {
                    let answer = try await peer.answer(to: request)
                    #expect(answer.status == 503, "round \(round): \(type(of: request).type.rawValue) \(answer.text)")
                    #expect(answer.headers["retry-after"] != nil)
                }
                #expect(try await school.admin.get("/events").status == 503)
                let health = try await school.stranger.get("/health")
                #expect(health.status == 503 && health.object?["database"] as? String == "away")
            }
            try await cluster.start()
            try await school.ownsEngine(school.server)
            try await eventually("an admin is answered again") {
                try await school.admin.answer(to: Whoami()).status == 200
            }
            try await eventually("a report is taken again") {
                try await scene.scanner.answer(to: school.report(scene.badge)).status == 200
            }
            try await school.hear(scene.badge, by: scene.scanner, for: 5)
            #expect(try await school.visits(of: scene.ada) == visits)
        }
    }

    @Test("A listener is told nothing wrong while the database is away, and gets what it missed when it comes back")
    func events() async throws {
        let cluster = try await TestCluster()
        let database = try await cluster.database()
        try await Template.fill(database)
        try await School.open(on: database) { school in
            let scene = try await Scene(school)
            let events = try await EventStream(school.admin, after: 0)
            try await school.hear(scene.badge, by: scene.scanner, for: 4)
            #expect(try await events.next()?.eventID == 1)
            try await cluster.stop()
            try await cluster.start()
            try await school.ownsEngine(school.server)
            // The server may find only now that its connections were cut: it answers 503 until then.
            try await eventually("a location is taken again") {
                try await scene.student.answer(to: UpdateLocation(beacons: [scene.heard])).status == 200
            }
            #expect(try await events.next()?.eventID == 2)
        }
    }

    /// Somebody of every kind.
    private struct Scene {
        let scanner: Peer
        let student: Peer
        let ada: Int64
        let badge: BeaconIdentity
        let heard: HeardBeacon

        init(_ school: School) async throws {
            try await school.makeRooms("101")
            scanner = try await school.makeScanner(in: "101")
            let beacon = try await school.makeRoomBeacon(in: "101")
            heard = HeardBeacon(uuid: beacon.uuid, major: beacon.major, minor: beacon.minor, rssi: -50)
            student = try await school.makePeer(.student)
            ada = try await school.makeStudent("Ada")
            badge = try await school.issueBadge(to: ada)
        }

        func requests(_ school: School) -> [(Peer, any Wire.Request)] {
            [
                (scanner, school.report(badge)), (scanner, Heartbeat(spoolDepth: 0)),
                (student, UpdateLocation(beacons: [heard])), (student, UpdateLocation(major: 1, minor: 1)),
                (student, GetInfo()), (student, Whoami()), (student, Logout()),
                (school.stranger, Login(username: Template.admin, password: Template.password)),
                (school.admin, GetRooms()), (school.admin, CreateZone(zoneName: "West")),
                (school.admin, CreateBeacon(roomNumber: "101")), (school.admin, IssueBadge(personID: ada)),
                (school.admin, DeleteStudent(personID: ada)), (school.admin, GetRoomOccupants(roomNumber: "101")),
            ]
        }
    }
}
