import Configuration
import Foundation
import Postgres
import Store
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import Server

/// A database that answers and keeps nothing: its disk is full, or commits wait for a standby that is gone.
@Suite("A database that keeps nothing", .mustEnd)
struct UnkeptDatabaseTests {
    /// The errors of a full disk, as PostgreSQL tells them, in place of what cannot be extended any more.
    private static let fill = [
        "create function full_disk() returns trigger language plpgsql as "
            + "'begin raise exception ''could not extend file'' using errcode = ''disk_full''; end'",
        "create trigger full_disk before insert or update on muster for each row execute function full_disk()",
        "create trigger full_disk before insert on muster_entry for each row execute function full_disk()",
        "create trigger full_disk before insert on audit for each row execute function full_disk()",
        "create trigger full_disk before insert on idempotent_request for each row execute function full_disk()",
        "alter function prove_commit() rename to prove_commit_then",
        "create function prove_commit() returns void language plpgsql as "
            + "'begin raise exception ''could not extend file'' using errcode = ''disk_full''; end'",
    ]
    private static let makeRoom = [
        "drop function full_disk() cascade", "drop function prove_commit()",
        "alter function prove_commit_then() rename to prove_commit",
    ]

    private static func run(_ statements: [String], _ school: School) async throws {
        for statement in statements { try await school.sql.query(Query(unescaped: statement)) }
    }

    @Test("While the disk is full health says so, a muster begins and goes on, and all of it is written afterwards")
    func fullDisk() async throws {
        try await School.open { school in
            let (ada, bob) = (try await school.makeStudent("Ada"), try await school.makeStudent("Bob"))
            let staff = try await school.makePeer(.staff)
            try await Self.run(Self.fill, school)
            // The first entry finds it out by itself; one that is sent twice is done once.
            let key = UUID()
            let started = try await staff(UpdateMuster(action: .start, name: "Fire"), key: key).muster
            #expect(try await staff(UpdateMuster(action: .start, name: "Fire"), key: key).muster == started)
            let health = try await school.stranger.get("/health")
            #expect(health.status == 503 && health.object?["database"] as? String == "disk_full")
            #expect(health.headers["retry-after"] != nil)
            let other = try await school.admin.answer(to: CreateZone(zoneName: "West"))
            #expect(other.status == 503 && other.text.contains("The disk of the database is full."))
            let page = try await school.admin.get("/muster")
            #expect(page.status == 200 && page.text.contains("The disk of the database is full: nothing is kept."))

            _ = try await school.admin(UpdateMuster(action: .tick, personID: ada, note: "in the yard"))
            #expect(try await staff.refusal(of: UpdateMuster(action: .start)).code == .conflict)
            let list = try await staff(GetMuster())
            #expect(list.muster?.musterID == started.musterID && list.accountedFor == 1 && list.total == 4)
            #expect(list.people.last?.personID == ada && list.people.last?.note == "in the yard")
            #expect(list.people.first { $0.personID == bob }?.accountedFor == false)
            let newer = try await staff(GetMuster(afterVersion: started.version))
            #expect(newer.people.map(\.personID) == [ada] && newer.total == 4)

            try await Self.run(Self.makeRoom, school)
            try await eventually("it is written") {
                try await school.count("select count(*) from muster_entry where note = 'in the yard'") == 1
            }
            try await eventually("health is well") { try await school.stranger.get("/health").status == 200 }
            let written = try await staff(GetMuster())
            #expect(written.muster?.musterID == started.musterID && written.muster?.name == "Fire")
            #expect(written.muster?.startedAt == started.startedAt && written.accountedFor == 1)
            #expect(try await school.audit("muster_started").count == 1)
            #expect(try await school.audit("muster_ticked").first?.targets.map(\.personID) == [ada])
            try await eventually("the alert is in the list") {
                try await school.admin(GetAlerts(kind: .databaseStuck)).total == 1
            }
            _ = try await staff(UpdateMuster(action: .tick, personID: bob))
            #expect(try await staff(UpdateMuster(action: .close)).muster.closedAt != nil)
        }
    }

    @Test("Entries of a muster that is written already wait, too, and are written behind those that are there")
    func wordsAlone() async throws {
        try await School.open { school in
            let (ada, bob) = (try await school.makeStudent("Ada"), try await school.makeStudent("Bob"))
            let muster = try await school.admin(UpdateMuster(action: .start)).muster
            _ = try await school.admin(UpdateMuster(action: .tick, personID: ada))
            try await Self.run(Self.fill, school)
            let said = try await school.admin(UpdateMuster(action: .tick, personID: bob, witness: .needsHelp)).muster
            #expect(said.musterID == muster.musterID && said.version > muster.version)
            let closed = try await school.admin(UpdateMuster(action: .close)).muster
            #expect(closed.closedAt != nil)
            try await Self.run(Self.makeRoom, school)
            try await eventually("they are written") {
                try await school.count("select count(*) from muster where closed_at is not null") == 1
            }
            let entries = try await school.admin(GetMusterEntries(musterID: muster.musterID)).entries
            #expect(Set(entries.map(\.witness)) == [.seen, .needsHelp] && entries.count == 2)
        }
    }

    @Test("Where commits wait for a standby that is gone health says so, and a muster begins at once")
    func standbyGone() async throws {
        let cluster = try await TestCluster()
        let database = try await cluster.database()
        try await Template.fill(database)
        try await School.open(on: database, timeout: ServerPools.Timeouts()) { school in
            let ada = try await school.makeStudent("Ada")
            try await school.sql.query("alter system set synchronous_standby_names = 'gone'")
            try await school.sql.query("select pg_reload_conf()")
            try await eventually("health says why") {
                try await school.stranger.get("/health").object?["database"] as? String == "standby_gone"
            }
            #expect(try await school.stranger.get("/health").status == 503)
            let muster = try await school.admin(UpdateMuster(action: .start)).muster
            _ = try await school.admin(UpdateMuster(action: .tick, personID: ada))
            #expect(try await school.admin(GetMuster()).accountedFor == 1)
            try await school.sql.query("alter system reset synchronous_standby_names")
            try await school.sql.query("select pg_reload_conf()")
            try await eventually("it is written") { try await school.count("select count(*) from muster_entry") == 1 }
            #expect(try await school.admin(GetMuster()).muster?.musterID == muster.musterID)
        }
    }

    private static let allowed: [AbsoluteConfigKey: ConfigValue] = [
        "rollcall.webhook_allow": ConfigValue(.stringArray(["http://127.0.0.1"]), isSecret: false)
    ]

    @Test("Webhooks are told without the database, once it has lasted, and again until they have heard it")
    func webhooks() async throws {
        try await School.inProcess(settings: Self.allowed) { school in
            let assembly = try await RunningServer.assembly(on: school.database, settings: Self.allowed)
            let running = school
            try await Receiver.run { receiver, url in
                let secret = try await running.admin(CreateWebhook(url: url)).secret
                _ = try await running.admin(CreateWebhook(url: url + "/other", kinds: [.backupOld]))
                let services = assembly.services
                let courier = UrgentCourier(
                    watch: services.watch, pool: services.pool.record, secretKey: services.secretKey,
                    sender: WebhookSender(gate: services.outgoing), clock: services.clock, logger: services.logger)
                let start = ContinuousClock.now
                #expect(await services.watch.prove() == .ok)
                try await courier.look(at: start)
                try await Self.run(Self.fill, running)
                #expect(await services.watch.prove() == .readOnly(.diskFull))
                receiver.answer(.status(500))
                try await courier.look(at: start + .seconds(1))
                try await courier.look(at: start + .seconds(15))
                #expect(receiver.messages.isEmpty, "a restart is no alarm")
                try await courier.look(at: start + .seconds(16))
                try await courier.look(at: start + .seconds(17))
                #expect(receiver.messages.count == 1)
                try await courier.look(at: start + .seconds(90))
                try await courier.look(at: start + .seconds(200))
                let messages = receiver.messages("alert.opened")
                #expect(messages.count == 2 && messages.allSatisfy { $0.path == "/hook" })
                let message = try #require(messages.last)
                #expect(try message.isSigned(by: secret))
                #expect(message.data?["kind"] as? String == "database_stuck")
                #expect((message.data?["hint"] as? String)?.contains("Make room on the disk") == true)
                let isRaised = services.alerts.drain().contains { signal in
                    if case .raised(.databaseStuck, .server, _, _, _) = signal { true } else { false }
                }
                #expect(isRaised, "the alert waits to be written")
            }
            await assembly.services.pool.close()
        }
    }
}
