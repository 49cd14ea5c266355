import Foundation
import Store

/// What was last written about scanners, beacons and clients, so that the database is not updated more often than it is
/// worth: when a scanner was last seen at most once a second, and when a beacon or a client was last heard at most
/// every half minute.
struct LastRecorded: Sendable {
    private static let seen = 1.0
    private static let heard = 30.0

    /// When each scanner, beacon and client was last seen or heard, by its number.
    private struct Times {
        var scanners: [Int64: IngestCommit.ScannerActivity] = [:]
        var beacons: [Int64: Date] = [:]
        var clients: [Int64: Date] = [:]

        mutating func update(_ commit: IngestCommit) {
            for scanner in commit.seen { scanners[scanner.scanner] = scanner }
            for beacon in commit.heard { beacons[beacon.beacon] = beacon.heardAt }
            for report in commit.reported { clients[report.person] = report.at }
        }
    }

    private var recorded = Times()
    /// What a commit on its way to the database writes. It is apart, so that the rest need not be copied.
    private var expected = Times()

    func due(_ receipts: [ReceivedBatch.Receipt]) -> [IngestCommit.ScannerActivity] {
        Dictionary(grouping: receipts, by: \.key.scanner).values.compactMap { receipts in
            guard let newest = IngestCommit.ScannerActivity(receipts) else { return nil }
            // A late batch shows that a scanner listened during a pause that is already recorded, so it is always
            // written.
            return receipts.contains(where: \.isLate) || isDue(newest) ? newest : nil
        }
    }

    private func isDue(_ newest: IngestCommit.ScannerActivity) -> Bool {
        guard let last = expected.scanners[newest.scanner] ?? recorded.scanners[newest.scanner],
            last.spool == newest.spool,
            newest.seenAt.timeIntervalSince(last.seenAt) < Self.seen
        else { return true }
        guard let heardAt = newest.heardAt else { return false }
        return last.heardAt.map { heardAt.timeIntervalSince($0) >= Self.seen } ?? true
    }

    func due(_ sightings: [StoredSighting]) -> [IngestCommit.HeardBeacon] {
        var newest: [Int64: Date] = [:]
        for sighting in sightings {
            let (beacon, heardAt) = (sighting.resolved.beacon, sighting.sighting.heardAt)
            if let last = expected.beacons[beacon] ?? recorded.beacons[beacon],
                heardAt.timeIntervalSince(last) < Self.heard
            {
                continue
            }
            newest[beacon] = max(heardAt, newest[beacon] ?? heardAt)
        }
        // Always in the same order, to avoid deadlocks with other transactions that update beacons.
        return newest.sorted { $0.key < $1.key }.map { IngestCommit.HeardBeacon(beacon: $0.key, heardAt: $0.value) }
    }

    /// - Parameter reports: the times of clients' reports, by person.
    func due(_ reports: [Int64: Date]) -> [(person: Int64, at: Date)] {
        let due = reports.filter { person, at in
            (expected.clients[person] ?? recorded.clients[person]).map { at.timeIntervalSince($0) >= Self.heard }
                ?? true
        }
        return due.sorted { $0.key < $1.key }.map { (person: $0.key, at: $0.value) }
    }

    /// Records what is now in the database.
    mutating func update(_ commit: IngestCommit) { recorded.update(commit) }

    /// Returns what will be in the database once a commit on its way has succeeded.
    func expecting(_ commit: IngestCommit) -> LastRecorded {
        var last = self
        last.expected.update(commit)
        return last
    }
}

extension IngestCommit.ScannerActivity {
    /// Creates the newest activity from the receipts of one scanner; nil if there are none.
    init?(_ receipts: [ReceivedBatch.Receipt]) {
        guard let last = receipts.max(by: { $0.receivedAt < $1.receivedAt }) else { return nil }
        self.init(
            scanner: last.key.scanner, seenAt: last.receivedAt, heardAt: receipts.compactMap(\.heard?.upperBound).max(),
            spool: last.key.spool)
    }
}
