import Logging
import Postgres
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import Server

/// A database that hangs answers nothing, and its own timeouts hang with it.
@Suite(.mustEnd)
struct StoppedDatabaseTests {
    private static let timeouts = ServerPools.Timeouts(
        statement: .seconds(60), lease: .seconds(5), probe: .seconds(5), lock: nil, idle: nil, wait: .seconds(120),
        connect: .seconds(5))

    @Test("While the database hangs everything is sent back, what is under way first; then the state is read again")
    func hangs() async throws {
        let cluster = try await TestCluster()
        let database = try await cluster.database()
        try await Template.fill(database)
        try await School.open(on: database, timeout: Self.timeouts) { school in
            let (near, _, ada, badge) = try await school.neighbours()
            try await school.hear(badge, by: near, for: 5)
            let visits = try await school.visits(of: ada)
            let fence = try await school.count("select fence from engine_lease")
            try await cluster.delay()
            do {
                try await Self.areSentBack(school, near, school.report(badge))
            } catch {
                try await cluster.resume()
                throw error
            }
            try await cluster.resume()
            try await eventually("a report is taken again") {
                try await near.answer(to: school.report(badge)).status == 200
            }
            #expect(try await school.count("select fence from engine_lease") > fence)
            try await school.hear(badge, by: near, for: 3)
            #expect(try await school.visits(of: ada) == visits)
        }
    }

    private static func areSentBack(_ school: School, _ scanner: Peer, _ first: any Wire.Request) async throws {
        let inFlight = try await scanner.answer(to: first)
        #expect(inFlight.status == 503 && inFlight.headers["retry-after"] != nil)
        try await eventually("the server has found out") {
            try await school.stranger.answer(to: Login(username: "a", password: "b")).status == 503
        }
        for (peer, request) in [(scanner, Heartbeat()), (school.admin, GetRooms())] as [(Peer, any Wire.Request)] {
            let answer = try await peer.answer(to: request)
            #expect(answer.status == 503 && answer.headers["retry-after"] == "2")
        }
        let health = try await school.stranger.get("/health")
        #expect(health.status == 503 && health.headers["retry-after"] == "2")
    }

    private static let waiting = """
        select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
        """

    @Test("Nine admins who wait for a locked table keep nobody else waiting, and are told that somebody changes it")
    func lockedTable() async throws {
        var timeouts = ServerPools.Timeouts.ofTests
        (timeouts.lock, timeouts.wait) = (.seconds(8), .seconds(6))
        try await School.open(timeout: timeouts) { school in
            let (near, _, _, badge) = try await school.neighbours()
            let student = try await school.makePeer(.student)
            let fence = try await school.count("select fence from engine_lease")
            let holder = try await Connection.connect(
                school.database, timeout: .seconds(120), logger: .init(label: "test"))
            try await holder.pipeline(["begin", "lock table audit"])
            let admin = school.admin
            let changes = (1...9).map { number in
                Task { try await admin.answer(to: CreateZone(zoneName: "Zone \(number)")) }
            }
            try await eventually("eight wait") { try await school.count(Self.waiting) == 8 }
            #expect(try await near(school.report(badge)).stored == 1)
            #expect(try await student.answer(to: Whoami()).status == 200)
            #expect(try await admin(GetRooms()).total == 2)
            for change in changes {
                let answer = try await change.value
                #expect(answer.status == 503 && answer.headers["retry-after"] == "2")
            }
            // What has to be in the audit is not done without it.
            let login = try await school.stranger.answer(
                to: Login(username: Template.admin, password: Template.password))
            #expect(login.status == 503 && login.text.contains("Another request is changing this."))
            try await holder.query("rollback")
            await holder.close()
            #expect(try await school.count("select fence from engine_lease") == fence)
            #expect(try await admin.answer(to: CreateZone(zoneName: "Zone 1")).status == 200)
        }
    }
}
