import Beacon
import Foundation
import Postgres
import Vocabulary

@testable import Presence
@testable import Store

/// What the writer looks up and writes, as one server does it.
struct IngestScene: Sendable {
    let store: TestStore
    let lease: Lease

    init(_ store: TestStore) async throws {
        self.store = store
        lease = try await LeaseRepository(store.pool).take(as: "test", certain: true) ?? Lease(owner: "", fence: -1)
    }

    /// What sightings of one scanner mean, in their order; nil for what means nothing.
    func resolve(scanner: Int64, _ sightings: [ReceivedBatch.Sighting]) async throws -> [StoredSighting.Resolved?] {
        try await resolve(sightings.map { (scanner, $0) })
    }

    func resolve(_ scanned: [(scanner: Int64, sighting: ReceivedBatch.Sighting)]) async throws -> [StoredSighting
        .Resolved?]
    {
        let meanings = try await SightingAssignments.load(store.pool)
        return scanned.map { meanings.meaning(of: $0.sighting, by: $0.scanner) }
    }

    /// What a person's client reports means.
    func resolve(client person: Int64, _ sightings: [ReceivedBatch.Sighting]) async throws -> [StoredSighting.Resolved?]
    {
        let meanings = try await SightingAssignments.load(store.pool)
        return sightings.map { meanings.meaning(of: $0, byClientOf: person) }
    }

    /// All that it comes to is written, and what is noted of scanners and beacons each time.
    func write(_ commit: IngestCommit) async throws {
        var commit = commit
        commit.surveyed = commit.sightings
        commit.seen += commit.receipts.map {
            IngestCommit.ScannerActivity(
                scanner: $0.key.scanner, seenAt: $0.receivedAt, heardAt: $0.heard?.upperBound, spool: $0.key.spool)
        }
        for (beacon, heard) in Dictionary(grouping: commit.sightings, by: \.resolved.beacon) {
            guard let newest = heard.map(\.sighting.heardAt).max() else { continue }
            commit.heard.append(IngestCommit.HeardBeacon(beacon: beacon, heardAt: newest))
        }
        try await store.pool.transact(IngestCommit.Statements.statements(commit))
    }

    /// Writes changes and, as the server does with them, the whereabouts they lead to.
    func write(_ transitions: [Transition], firstID: Int64) async throws {
        var commit = IngestCommit()
        commit.changes = zip(firstID..., transitions).map { ($0, $1) }
        commit.whereabouts = transitions.map { ($0.person, $0.after, $0.quiet) }
        try await write(commit)
    }

    /// A scanner's heartbeats, so many seconds after the store's `now`.
    /// - Parameter state: of its radio; nil where it tells nothing of one.
    func beat(_ scanner: Int64, after seconds: [Double], radio state: RadioState? = nil) async throws {
        let radio = state.map {
            ScannerRadio(
                state: $0, reportsPerSecond: 0, lastReportAt: nil, restarts: 0, resets: 0, droppedReports: 0, mode: nil,
                commands: nil, error: nil)
        }
        for seconds in seconds {
            var commit = IngestCommit()
            commit.beats = [
                ScannerBeat(
                    scanner: scanner, sentAt: TestStore.now + seconds, adapterName: nil, adapterState: nil,
                    reportsPerSecond: nil, spoolDepth: 0, radio: radio)
            ]
            try await write(commit)
        }
    }

    /// Somebody comes into a room so many seconds after the store's `now`.
    static func enters(_ person: Int64, _ room: Int64, after seconds: Double, from before: Whereabouts? = nil)
        -> Transition
    {
        let since = TestStore.now + seconds
        let wasPresent = before?.state == .present
        return Transition(
            person: person, before: before, after: whereabouts(.present, room, since),
            visitEndedAt: wasPresent ? since : nil, visitEnd: wasPresent ? .moved : nil)
    }

    /// They have left.
    static func leaves(_ person: Int64, _ before: Whereabouts, after seconds: Double) -> Transition {
        let since = TestStore.now + seconds
        return Transition(
            person: person, before: before, after: whereabouts(.left, before.room, since), visitEndedAt: since,
            visitEnd: .left)
    }

    private static func whereabouts(_ state: WhereaboutsState, _ room: Int64, _ since: Date) -> Whereabouts {
        Whereabouts(
            state: state, room: room, since: since, heardAt: since, decidedAt: since + 2, confidence: 0.75, link: nil,
            beacon: nil, leaveAfter: 60)
    }
}
