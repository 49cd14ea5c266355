import Beacon
import Foundation
import Logging
import Postgres
import Presence
import TestSupport
import Testing
import Wire

@testable import Server
@testable import Store

/// What the engine knows of the building: doors, surveys, and where receivers stand.
@Suite(.mustEnd)
struct BuildingTests {
    @Test("A survey is used live, after a restart too, and not once it is dropped")
    func survey() async throws {
        try await School.open { school in
            let (_, id) = try await school.surveyNiche()
            try await school.learned(["101", "102", "103"])
            var (one, other) = try await school.renewedScanners()
            let ada = try await school.makeStudent("Ada")
            let badge = try await school.issueBadge(to: ada)
            for _ in 0..<20 { try await school.hear(badge, one, -60, other, -62) }
            #expect(try await school.location(of: ada).roomNumber == "103")
            try await school.restart()
            one.port = school.server.port
            other.port = school.server.port
            try await school.learned(["101", "102", "103"])
            let grace = try await school.makeStudent("Grace")
            let second = try await school.issueBadge(to: grace)
            for _ in 0..<20 { try await school.hear(second, one, -60, other, -62) }
            #expect(try await school.location(of: grace).roomNumber == "103")
            _ = try await school.admin(RecordSurvey(action: .drop, surveyID: id))
            try await school.learned([])
            for _ in 0..<20 { try await school.hear(second, one, -60, other, -75) }
            #expect(try await school.location(of: grace).roomNumber == "101")
        }
    }

    @Test("Beside a survey the record teaches how the rooms sound that it left out")
    func lessons() async throws {
        try await School.open { school in
            let (badge, _) = try await school.surveyNiche()
            try await school.makeRooms("104", zone: "West")
            let (one, _) = try await school.renewedScanners()
            let fourth = try await school.makeScanner(in: "104")
            _ = try await school.admin(RecordSurvey(action: .start, badgeID: 1, roomNumber: "101"))
            for _ in 0..<20 { try await school.hear(badge, one, -50, fourth, -85) }
            _ = try await school.admin(RecordSurvey(action: .stop, surveyID: 2))
            try await school.learned(["101", "102", "103"])
            let start = school.now
            for _ in 0..<120 { try await school.hear(badge, one, -80, fourth, -50) }
            let plan = BuildingPlan(pool: school.sql, logger: Logger(label: "test"))
            let engineModel = try await plan.current()
            let known = try #require(engineModel.building.map?.rooms)
            let person: Int64 = try await school.sql.query("select max(person_id) from visit")[0].decode(0)
            let now = school.now
            let found = try await school.sql.withTransaction { transaction in
                let repository = RecordRepository(transaction)
                let spans = [RecordSpan(person: person, from: start - 20, to: start + 80)]
                var heard = try await RecordReview.heard(spans, until: now, repository)
                return try await RecordReview(engineModel, repository).look(through: spans, &heard, until: now)
            }
            #expect(engineModel.surveyedUntil == start && found.lessons.count <= 80, "a survey does not teach twice")
            await plan.add(found, taughtSince: engineModel.taughtSince)
            #expect(try await plan.current().building.map?.rooms == known, "nothing is learned until it is asked for")
            await plan.learn()
            let taught = try await plan.current()
            #expect(taught.lesson == 1)
            #expect(try #require(taught.building.map).rooms.count == 4)
            #expect(await plan.learnedRooms == known, "what the record teaches is no survey")
            await plan.learn()
            #expect(try await plan.current().lesson == 1, "there was nothing new")
            try await school.sql.query("update zone set leave_after = leave_after + interval '1 s'")
            let (before, after) = (taught, try await plan.current())
            #expect(after.version > before.version && after.building.leaveTimes != before.building.leaveTimes)
            #expect(after.building.map == before.building.map, "how long a silence lasts changes no sound")
            _ = try await school.admin(RecordSurvey(action: .setAside, surveyID: 2))
            #expect(try await plan.current().building.map?.rooms == known, "it rested on that survey")
        }
    }

    @Test("The engine has the doors of the database, and a change of them as soon as it is made")
    func doors() async throws {
        try await School.inProcess { school in
            try await school.makeRooms("101", "102")
            let plan = BuildingPlan(pool: school.sql, logger: Logger(label: "test"))
            #expect(try await plan.current().building.doors.isEmpty)
            let id = try await school.admin(CreateDoor(roomA: "101", roomB: "102")).doorID
            #expect(try await plan.current().building.doors.count == 1)
            _ = try await school.admin(DeleteDoor(doorID: id))
            #expect(try await plan.current().building.doors.isEmpty)
        }
    }

    @Test("The owner of the engine is furnished again when another server changed the building")
    func furnished() async throws {
        try await School.open { school in
            try await school.makeRooms("101", "102")
            try await school.server.stop()
            let logger = Logger(label: "test")
            let ingest = Ingest(
                pool: school.sql, reader: school.sql, clock: school.clock, alerts: AlertReporter(), logger: logger)
            let plan = BuildingPlan(pool: school.sql, logger: logger)
            let lease = try #require(try await LeaseRepository(school.sql).take(as: "test", certain: true))
            await ingest.takeOwnership(
                lease, try await EngineState.load(school.sql), try await SightingAssignments.load(school.sql),
                try await plan.current().building)
            let watch = BuildingWatch(plan: plan, ingest: ingest, clock: school.clock, logger: logger)
            try await withThrowingTaskGroup { group in
                group.addTask { await ingest.run() }
                group.addTask { try await watch.run() }
                let sql = school.sql
                try await sql.query(
                    """
                    insert into door (room_a, room_b) select min(room_id), max(room_id) from room
                    """)
                try await eventually("the engine has the door") { await ingest.building?.doors.count == 1 }
                await ingest.close()
                group.cancelAll()
            }
            school.server = try await RunningServer.start(on: school.database, clock: school.clock)
        }
    }

    @Test("A survey that was recorded where a scanner no longer stands teaches nothing of that scanner")
    func movedAfterSurvey() async throws {
        try await School.open { school in
            _ = try await school.surveyNiche()
            try await school.learned(["101", "102", "103"])
            let walks = try await BuildingState.load(school.sql).walks
            #expect(Set(walks.flatMap(\.seconds).flatMap(\.levels.keys)).count == 2)
            try await school.pass(10)
            _ = try await school.admin(EditScanner(scannerID: 1, roomNumber: "103"))
            let after = try await BuildingState.load(school.sql)
            #expect(Set(after.walks.flatMap(\.seconds).flatMap(\.levels.keys)) == [2])
            #expect(after.placement[1] != after.placement[2])
        }
    }
}

extension School {
    /// The first two scanners with new tokens, as the peers they are.
    func renewedScanners() async throws -> (Peer, Peer) {
        let one = try await admin(EditScanner(scannerID: 1, newToken: true)).token
        let other = try await admin(EditScanner(scannerID: 2, newToken: true)).token
        return (server.peer(Peer(bearer: one)), server.peer(Peer(bearer: other)))
    }
}
