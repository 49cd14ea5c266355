import Beacon
import Foundation
import Logging
import Phrases
import Postgres
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import Server
@testable import Store

@Suite("Commits that are decided while the one before is written", .mustEnd)
struct PlannedCommitTests {
    private struct Scene {
        static let size = 500

        let scanner: Int64
        let badges: [BeaconIdentity]
        let school: School

        init(_ school: School) async throws {
            let (_, _, _, badge) = try await school.neighbours()
            let other = try await school.issueBadge(to: school.makeStudent("Bob"))
            (self.school, badges) = (school, [badge, other])
            scanner = try await school.sql.query("select min(scanner_id) from scanner")[0].decode(0)
            // Sequences count also what is rolled back.
            for statement in [
                "create sequence commits", "grant usage on sequence commits to public",
                """
                create function count_commit() returns trigger language plpgsql as $$
                begin
                    perform nextval('commits');
                    return null;
                end $$
                """,
                "create trigger counted before insert on batch for each statement execute function count_commit()",
            ] { try await school.sql.query(Query(unescaped: statement)) }
        }

        /// A batch that is heard now, large enough to be decided ahead: each is of another person.
        func batch(_ sequence: Int64) -> IngestJob {
            let now = school.clock.now
            let sighting = ReceivedBatch.Sighting(
                identity: badges[Int(sequence) - 1], address: nil, rssi: -60, count: 1, heardAt: now)
            return .batch(
                ReceivedBatch(
                    scanner: scanner, spool: "s", sequence: sequence, receivedAt: now,
                    digest: .init(server: [UInt8](repeating: UInt8(sequence), count: 16)),
                    sightings: [ReceivedBatch.Sighting](repeating: sighting, count: Self.size)))
        }

        @Sendable private static func hasDecidedAhead(_ ingest: Ingest) async -> Bool {
            await ingest.decidedAhead == 1
        }

        /// Submits a batch whose commit waits for a lock, and another job later, which is decided meanwhile.
        /// - Parameters:
        ///   - seconds: how much later.
        ///   - isReached: whether the writer has dealt with the second job.
        ///   - meanwhile: what happens before the lock is released.
        func submitTwo(
            to own: OwnIngest, second job: (Scene) -> IngestJob, after seconds: TimeInterval = 1,
            until isReached: @escaping @Sendable (Ingest) async -> Bool = hasDecidedAhead,
            meanwhile: () async throws -> Void = {}
        ) async throws -> (first: Result<IngestAnswer, any Error>, second: Result<IngestAnswer, any Error>) {
            let holder = try await Connection.connect(
                school.database, timeout: .seconds(120), logger: Logger(label: "test"))
            try await holder.pipeline(["begin", "lock table sighting in exclusive mode"])
            let batch = batch(1)
            let first = Task { try await own.ingest.submit(batch) }
            var second: Task<IngestAnswer, any Error>?
            do {
                try await eventually("the first commit waits") {
                    try await !holder.query(
                        """
                        select from pg_locks where not granted and relation = 'sighting'::regclass
                            and database = (select oid from pg_database where datname = current_database())
                        """
                    ).isEmpty
                }
                school.clock.advance(by: seconds)
                let job = job(self)
                second = Task { try await own.ingest.submit(job) }
                try await eventually("the second is decided") { await isReached(own.ingest) }
                try await meanwhile()
                await holder.close()
            } catch {
                await holder.close()
                throw error
            }
            return (await first.result, try #require(await second?.result))
        }

        func count(_ table: String) async throws -> Int { try await school.count("select count(*) from \(table)") }

        /// The changes, by their numbers.
        func changes() async throws -> [Int64] {
            try await school.sql.query("select change_id from whereabouts_change order by change_id")
                .map { try $0.decode(0) }
        }
    }

    /// Runs the writer of a school alone.
    private static func run(_ body: (Scene, OwnIngest) async throws -> Void) async throws {
        try await School.open { school in
            let scene = try await Scene(school)
            try await OwnIngest.run(in: school) { own in try await body(scene, own) }
        }
    }

    @Test("The second is decided on what the first one decides, and each is written once")
    func ahead() async throws {
        try await Self.run { scene, own in
            let start = scene.school.clock.now
            let (first, second) = try await scene.submitTwo(to: own) { $0.batch(2) }
            _ = (try first.get(), try second.get())
            #expect(try await scene.school.count("select last_value from commits") == 2)
            #expect(try await scene.count("sighting") == 2 * Scene.size)
            #expect(try await scene.changes() == [1, 2])
            let since: [Date] = try await scene.school.sql.query("select since from whereabouts order by since")
                .map { try $0.decode(0) }
            #expect(since == [start, start + 1])
        }
    }

    @Test("A batch that comes again while it is written is stored once, and both senders get its receipt")
    func twice() async throws {
        try await Self.run { scene, own in
            let again = scene.batch(1)
            let (first, second) = try await scene.submitTwo(to: own) { _ in again }
            let receipts = [first, second].compactMap { result -> Int? in
                if case .success(.batch(let receipt)) = result { receipt.stored } else { nil }
            }
            #expect(receipts == [Scene.size, Scene.size])
            #expect(try await scene.count("sighting") == Scene.size)
            #expect(try await scene.count("batch") == 1)
        }
    }

    @Test("If the first one fails at its commit, the second is decided anew and stored once")
    func afterFailure() async throws {
        try await School.open { school in
            let scene = try await Scene(school)
            for statement in [
                """
                create function fail_first() returns trigger language plpgsql as $$
                begin
                    if new.sequence = 1 and currval('commits') = 1 then raise serialization_failure; end if;
                    return null;
                end $$
                """,
                """
                create constraint trigger fail_first after insert on batch deferrable initially deferred for each row
                execute function fail_first()
                """,
            ] { try await school.sql.query(Query(unescaped: statement)) }
            try await OwnIngest.run(in: school) { own in
                let (first, second) = try await scene.submitTwo(to: own) { $0.batch(2) }
                #expect(throws: PostgresError.self) { try first.get() }
                _ = try second.get()
                #expect(try await school.count("select sequence from batch") == 2)
                // The sender of one that failed sends it again.
                try await own.ingest.submit(scene.batch(1))
                #expect(try await scene.count("batch") == 2)
                #expect(try await scene.changes() == [1, 2])
            }
        }
    }

    @Test("If the engine is given up meanwhile, what is decided ahead is refused, and nothing of it is written")
    func givenUp() async throws {
        try await Self.run { scene, own in
            let (first, second) = try await scene.submitTwo(to: own) {
                $0.batch(2)
            } meanwhile: {
                await own.ingest.releaseOwnership()
            }
            _ = try first.get()
            #expect(throws: Refusal.notServing) { try second.get() }
            #expect(try await scene.count("batch") == 1)
        }
    }

    @Test("A person whose evidence is decided ahead is erased after it, even if the writer closes meanwhile")
    func erased() async throws {
        try await School.open { school in
            let scene = try await Scene(school)
            let bob =
                try await school.sql.query("select person_id from person where first_name = 'Bob'")[0]
                .decode(0) as Int64
            try await OwnIngest.run(in: school) { own in
                let order = Erasure.Order(
                    person: bob, only: nil, at: school.clock.now,
                    entry: AuditEntry(at: school.clock.now, action: .personErased, actor: nil, targets: .people([bob])))
                var erasure: Task<IngestAnswer, any Error>?
                let (first, second) = try await scene.submitTwo(to: own) {
                    $0.batch(2)
                } meanwhile: {
                    erasure = Task { try await own.ingest.submit(.erase(order)) }
                    try await eventually("the erasure waits") { await own.ingest.waiting == 1 }
                    await own.ingest.close()
                }
                _ = (try first.get(), try second.get(), try await erasure?.value)
                #expect(try await scene.count("batch") == 2)
                #expect(try await scene.changes() == [1])
                #expect(try await school.count("select count(*) from person where person_id = \(bob)") == 0)
            }
        }
    }

    @Test("The clock is compared with that of the commit ahead, not of the one before")
    func slow() async throws {
        try await Self.run { scene, own in
            // Together more than the machine may have slept, each less.
            scene.school.clock.advance(by: 400)
            let (first, second) = try await scene.submitTwo(to: own, second: { $0.batch(2) }, after: 400)
            _ = (try first.get(), try second.get())
            #expect(try await scene.count("batch") == 2)
        }
    }

    @Test("If the machine slept meanwhile, the first is written and the second is refused")
    func slept() async throws {
        try await Self.run { scene, own in
            let (first, second) = try await scene.submitTwo(
                to: own, second: { $0.batch(2) }, after: 86_400, until: { await $0.lease == nil })
            _ = try first.get()
            #expect(throws: Refusal.notServing) { try second.get() }
            #expect(try await scene.count("batch") == 1)
        }
    }
}
