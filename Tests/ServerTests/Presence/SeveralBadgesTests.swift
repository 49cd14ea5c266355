import Beacon
import Foundation
import Postgres
import TestSupport
import Testing
import Vocabulary
import Wire

/// Somebody with two badges leaves one behind, on the running server, and in the record that is made behind it.
@Suite(.mustEnd)
struct SeveralBadgesTests {
    private struct Scene {
        var here: Peer
        var there: Peer
        let person: Int64
        let left: BeaconIdentity
        let carried: BeaconIdentity

        func both(_ school: School, carried room: Int, for seconds: Int) async throws {
            for _ in 0..<seconds {
                let near = room == 101
                _ = try await here(sightings(school, [(left, -60), (carried, near ? -60 : -85)]))
                _ = try await there(sightings(school, [(left, -85), (carried, near ? -85 : -60)]))
                try await school.pass(1)
            }
        }

        private func sightings(_ school: School, _ heard: [(badge: BeaconIdentity, rssi: Int)]) -> Report {
            let now = school.now
            return Report(
                spool: UUID().uuidString, sequence: 0, sentAt: now,
                sightings: heard.map {
                    SightingRecord(
                        uuid: $0.badge.uuid, major: $0.badge.major, minor: $0.badge.minor, rssi: $0.rssi, heardAt: now)
                })
        }
    }

    private func scene(_ school: School) async throws -> Scene {
        let (here, there, ada, badge) = try await school.neighbours()
        return Scene(here: here, there: there, person: ada, left: badge, carried: try await school.issueBadge(to: ada))
    }

    @Test("Whoever leaves a badge behind is where the other one is, live and in the record, after a restart too")
    func leftBehind() async throws {
        try await School.open { school in
            var scene = try await scene(school)
            let start = school.now
            try await scene.both(school, carried: 101, for: 30)
            try await scene.both(school, carried: 102, for: 300)
            let told = try await school.told(of: scene.person)
            #expect(told == ["present 101", "present 102"])
            try await school.recorded(through: start.addingTimeInterval(240))
            #expect(try await school.visits(of: scene.person).map(\.roomNumber) == ["101", "102"])
            try await school.restart()
            scene.here.port = school.server.port
            scene.there.port = school.server.port
            try await scene.both(school, carried: 102, for: 150)
            try await school.recorded(through: start.addingTimeInterval(400))
            #expect(try await school.told(of: scene.person) == told)
            #expect(try await school.visits(of: scene.person).map(\.roomNumber) == ["101", "102"])
        }
    }

    @Test("Whoever comes in with the badge that was away is there since they came, in the record too")
    func arrival() async throws {
        try await School.open { school in
            let scene = try await scene(school)
            let start = school.now
            for _ in 0..<120 {
                _ = try await scene.here(school.report(scene.left))
                _ = try await scene.there(Heartbeat(spoolDepth: 0))
                try await school.pass(1)
            }
            try await scene.both(school, carried: 102, for: 200)
            #expect(try await school.told(of: scene.person) == ["present 101", "present 102"])
            try await school.recorded(through: start.addingTimeInterval(230))
            let visits = try await school.visits(of: scene.person)
            #expect(visits.map(\.roomNumber) == ["101", "102"])
            let came = try #require(visits.last?.enteredAt)
            #expect(abs(came.timeIntervalSince(start) - 120) <= 2)
        }
    }

    @Test("The badge that was brought while a phone told where somebody is, is the one that the record follows too")
    func beside() async throws {
        try await School.open { school in
            let (here, there, _, _) = try await school.neighbours()
            let beacon = try await school.makeRoomBeacon(in: "102")
            let phone = try await school.makePeer(.student)
            let person = try await phone(Whoami()).personID
            let left = try await school.issueBadge(to: person)
            let scene = Scene(
                here: here, there: there, person: person, left: left, carried: try await school.issueBadge(to: person))
            let start = school.now
            for _ in 0..<60 {
                _ = try await scene.here(school.report(scene.left))
                _ = try await scene.there(Heartbeat(spoolDepth: 0))
                try await school.pass(1)
            }
            let word = HeardBeacon(uuid: beacon.uuid, major: beacon.major, minor: beacon.minor, rssi: -50)
            for _ in 0..<5 {
                _ = try await phone(UpdateLocation(beacons: [word]))
                try await scene.both(school, carried: 102, for: 20)
            }
            try await scene.both(school, carried: 102, for: 240)
            #expect(try await school.told(of: person) == ["present 101", "present 102"])
            let switches: Int64 = try await school.sql.query("select count(*) from badge_switch")[0].decode(0)
            #expect(switches == 2, "the first, and the one that was brought")
            try await school.recorded(through: start.addingTimeInterval(330))
            #expect(try await school.visits(of: person).map(\.roomNumber) == ["101", "102"])
        }
    }
}
