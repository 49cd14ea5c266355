import Beacon
import Foundation
import Postgres
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import Server
@testable import Store

/// The disk of a node was restored from an image: its spool uses numbers again.
@Suite("What a batch is known by", .mustEnd)
struct BatchDigestTests {
    private static let digests = (String(repeating: "1a", count: 32), String(repeating: "2b", count: 32))

    private func report(
        _ badge: BeaconIdentity, _ levels: [Int], digest: String? = nil, at time: Date, sequence: Int64 = 0
    ) -> Report {
        Report(
            spool: "s", sequence: sequence, sentAt: time, digest: digest,
            sightings: levels.enumerated().map { index, rssi in
                SightingRecord(
                    uuid: badge.uuid, major: badge.major, minor: badge.minor, rssi: rssi,
                    heardAt: time.addingTimeInterval(Double(index) - 10))
            })
    }

    private func sightings(_ school: School) async throws -> Int {
        try await school.count("select count(*) from sighting")
    }

    @Test("The same number with another digest is stored too, and each is known again")
    func rolledBack() async throws {
        try await School.open { school in
            let (near, _, _, badge) = try await school.neighbours()
            // Nothing but the node's digest tells a batch of one sighting from another as loud.
            let first = report(badge, [-60], digest: Self.digests.0, at: school.now)
            let other = report(badge, [-60], digest: Self.digests.1, at: school.now)
            for _ in 0..<2 {
                #expect(try await near(first).stored == 1)
                #expect(try await near(other).stored == 1)
            }
            #expect(try await sightings(school) == 2)
            #expect(try await school.count("select count(*) from batch") == 2)
        }
    }

    @Test("Of a node without digests, levels and differences of times tell; a clock that was set does not")
    func olderNode() async throws {
        try await School.open { school in
            let (near, _, _, badge) = try await school.neighbours()
            let time = school.now
            #expect(try await near(report(badge, [-60, -61], at: time)).stored == 2)
            #expect(try await near(report(badge, [-60, -61], at: time.addingTimeInterval(-7.123))).stored == 2)
            #expect(try await sightings(school) == 2)
            #expect(try await near(report(badge, [-60, -62], at: time)).stored == 2)
            #expect(try await near(report(badge, [-60, -61, -60], at: time)).stored == 3)
            #expect(try await sightings(school) == 7)
        }
    }

    @Test("A node that is upgraded, or made older again, before its answer came is known by what the server made")
    func upgraded() async throws {
        try await School.open { school in
            let (near, _, _, badge) = try await school.neighbours()
            let time = school.now
            _ = try await near(report(badge, [-60, -61], at: time))
            _ = try await near(report(badge, [-60, -61], digest: Self.digests.0, at: time))
            _ = try await near(report(badge, [-70, -71], digest: Self.digests.0, at: time, sequence: 1))
            _ = try await near(report(badge, [-70, -71], at: time, sequence: 1))
            #expect(try await sightings(school) == 4)
            _ = try await near(report(badge, [-60, -62], digest: Self.digests.1, at: time))
            #expect(try await sightings(school) == 6)
        }
    }

    @Test("A batch that was stored before digests were kept is known by its number")
    func beforeTheMigration() async throws {
        try await School.open { school in
            let (near, _, _, badge) = try await school.neighbours()
            _ = try await near(report(badge, [-60], at: school.now))
            try await school.sql.query("update batch set server_digest = ''")
            for digest in [nil, Self.digests.0] {
                #expect(try await near(report(badge, [-70], digest: digest, at: school.now)).stored == 1)
            }
            #expect(try await sightings(school) == 1)
        }
    }

    @Test(
        "What is no digest is refused",
        arguments: ["", "1a", String(repeating: "1A", count: 32), String(repeating: "1g", count: 32)])
    func noDigest(text: String) async throws {
        try await School.open { school in
            let (near, _, _, badge) = try await school.neighbours()
            let refusal = try await near.refusal(of: report(badge, [-60], digest: text, at: school.now))
            #expect(refusal.code == .badArguments && refusal.reason.contains("digest"))
        }
    }

    @Test("Why sightings are refused is told, by reason")
    func reasons() async throws {
        try await School.open { school in
            let (near, _, _, badge) = try await school.neighbours()
            func record(_ minor: UInt16, _ rssi: Int, _ seconds: TimeInterval) -> SightingRecord {
                SightingRecord(
                    uuid: badge.uuid, major: badge.major, minor: minor, rssi: rssi,
                    heardAt: school.now.addingTimeInterval(seconds))
            }
            let day = 86_400.0
            let sightings = [
                record(badge.minor, -60, 0), record(badge.minor, -60, -16 * day), record(badge.minor, -60, 6),
                record(999, -60, 0), record(999, -60, 0), record(badge.minor, 21, 0),
            ]
            let report = Report(spool: "s", sequence: 0, sentAt: school.now, sightings: sightings)
            let reply = try await near(report)
            #expect(reply.refusedWhy == RefusalCounts(tooOld: 1, ahead: 1, unknownBeacon: 2, badValue: 1))
            #expect(reply.stored == 1 && reply.refused == 5)
            // The reasons are not kept.
            let again = try await near(report)
            #expect(again.refused == 5 && again.refusedWhy == nil)
        }
    }

    @Test("A batch that is there though its number seemed new is answered as it was, and is not stored again")
    func storedElsewhere() async throws {
        try await School.open { school in
            let (near, _, _, badge) = try await school.neighbours()
            let first = report(badge, [-60, -61], at: school.now, sequence: 5)
            #expect(try await near(first).stored == 2)
            // The owner of the engine has stored no number above 5, and takes 7 for new.
            try await school.sql.query("update batch set sequence = 7, stored = 9 where sequence = 5")
            #expect(try await near(report(badge, [-60, -61], at: school.now, sequence: 7)).stored == 9)
            #expect(try await sightings(school) == 2)
            #expect(try await near(report(badge, [-70], at: school.now, sequence: 8)).stored == 1)
        }
    }

    @Test("A scanner that names ever other spools is remembered with the last of them")
    func manySpools() {
        var memory = IngestWriter.BatchMemory()
        let spools = (0..<20).map { ReceivedBatch.Spool(scanner: 1, id: "\($0)") }
        for spool in spools { memory.register(spool, stored: 3) }
        #expect(spools.map(memory.isRegistered) == (0..<20).map { $0 >= 12 })
        let key = ReceivedBatch.Key(scanner: 1, spool: "19", sequence: 4)
        #expect(!memory.mayBeStored(key))
        memory.insert([ReceivedBatch.Receipt(key: key, receivedAt: Date(), stored: 0, refused: 0)])
        #expect(memory.mayBeStored(key) && memory.receipts(of: key).count == 1)
    }

    /// All at once, so that several come into one commit.
    private func submit(_ jobs: [IngestJob], _ own: OwnIngest) async throws {
        try await withThrowingTaskGroup { group in
            for job in jobs { group.addTask { try await own.ingest.submit(job) } }
            try await group.waitForAll()
        }
    }

    @Test("One commit may hold a batch twice and another with its number; the scanner's spool is told of")
    func oneCommit() async throws {
        try await School.open { school in
            let (_, _, _, badge) = try await school.neighbours()
            let id: Int64 = try await school.sql.query("select min(scanner_id) from scanner")[0].decode(0)
            func job(_ digest: UInt8) -> IngestJob {
                let sighting = ReceivedBatch.Sighting(
                    identity: badge, address: nil, rssi: -60, count: 1, heardAt: school.now)
                return .batch(
                    ReceivedBatch(
                        scanner: id, spool: "s", sequence: 0, receivedAt: school.now,
                        digest: .init(
                            node: Array(repeating: digest, count: 16), server: Array(repeating: 0, count: 16)),
                        sightings: [sighting]))
            }
            try await OwnIngest.run(in: school) { own in
                try await submit([1, 1].map(job), own)
                #expect(own.told(.spoolRolledBack).isEmpty)
                try await submit([1, 2, 2, 3].map(job), own)
                #expect(Set(own.told(.spoolRolledBack)) == ["raised \(id)"])
                #expect(try await sightings(school) == 3)
            }
        }
    }
}
