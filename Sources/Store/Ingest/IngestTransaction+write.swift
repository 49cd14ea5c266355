import Beacon
import Foundation
import Postgres
import Presence

extension IngestTransaction {
    /// Writes sightings, receipts, visits, whereabouts and their changes, and tells who listens of the newest change.
    public func write(_ commit: IngestCommit) async throws {
        let statements = Self.shared(commit) + Self.personal(commit) + Self.end(commit)
        guard !statements.isEmpty else { return }
        try await transaction.pipeline(statements)
    }

    /// What scanners and clients handed in.
    static func shared(_ commit: IngestCommit) -> [Query] {
        var statements: [Query] = []
        if !commit.sightings.isEmpty {
            statements += [Self.insertSightings(commit.sightings), Self.noteHeardBeacons(commit.sightings)]
        }
        if !commit.receipts.isEmpty {
            statements += [Self.insertReceipts(commit.receipts), Self.noteSeenScanners(commit.receipts)]
            statements += Self.shortenPauses(commit.receipts)
        }
        statements += commit.beats.map(Self.noteBeat)
        if !commit.due.isEmpty { statements.append(RecordDue.insert(commit.due)) }
        return statements
    }

    /// What follows from it of people.
    static func personal(_ commit: IngestCommit) -> [Query] {
        var statements: [Query] = []
        if !commit.changes.isEmpty {
            statements += Self.visits(commit.changes.map(\.transition))
            statements.append(Self.insertChanges(commit.changes))
        }
        if !commit.whereabouts.isEmpty {
            statements.append(Self.upsertWhereabouts(commit.whereabouts))
        }
        if !commit.switches.isEmpty { statements.append(Self.insertSwitches(commit.switches)) }
        return statements
    }

    static func end(_ commit: IngestCommit) -> [Query] {
        var statements: [Query] = []
        // After all that locks a row of a scanner or a beacon, as what an admin changes of those is: both note it in
        // the one row of the building.
        if !commit.sightings.isEmpty { statements.append(Self.keepForSurveys(commit.sightings)) }
        if let newest = commit.changes.last {
            statements.append("select pg_notify(\(ChangeRepository.channel), \(String(newest.id)))")
        }
        return statements
    }

    private static func insertSightings(_ sightings: [StoredSighting]) -> Query {
        """
        insert into sighting
            (heard_at, received_at, scanner_id, client_id, beacon_id, person_id, room_id, rssi, count, is_aside)
        select heard_at, received_at, scanner_id, case when scanner_id is null then person_id end, beacon_id,
            person_id, room_id, rssi, count, is_aside
        from unnest(
            \(sightings.map(\.sighting.heardAt)), \(sightings.map(\.receivedAt)), \(sightings.map(\.scanner)),
            \(sightings.map(\.resolved.beacon)), \(sightings.map(\.resolved.person)),
            \(sightings.map(\.resolved.room)), \(sightings.map(\.sighting.rssi)),
            \(sightings.map(\.sighting.count)), \(sightings.map { $0.isAside ? true : nil })
        ) as heard (heard_at, received_at, scanner_id, beacon_id, person_id, room_id, rssi, count, is_aside)
        """
    }

    /// When a beacon was last heard, to half a minute: a row for each sighting would be rewritten too often.
    private static func noteHeardBeacons(_ sightings: [StoredSighting]) -> Query {
        """
        update beacon set last_heard_at = newest
        from (
            select beacon_id, max(heard_at) newest
            from unnest(\(sightings.map(\.resolved.beacon)), \(sightings.map(\.sighting.heardAt)))
                as heard (beacon_id, heard_at) group by beacon_id
        ) heard
        where beacon.beacon_id = heard.beacon_id
            and (last_heard_at is null or last_heard_at < newest - interval '30 s')
        """
    }

    private static func insertReceipts(_ receipts: [ReceivedBatch.Receipt]) -> Query {
        """
        insert into batch
            (scanner_id, spool, sequence, node_digest, server_digest, received_at, stored, refused)
        select * from unnest(
            \(receipts.map(\.key.scanner)), \(receipts.map(\.key.spool)), \(receipts.map(\.key.sequence)),
            \(receipts.map(\.digest.node)), \(receipts.map(\.digest.server)),
            \(receipts.map(\.receivedAt)), \(receipts.map(\.stored)), \(receipts.map(\.refused)))
        """
    }
}
