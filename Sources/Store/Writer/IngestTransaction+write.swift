import Beacon
import Foundation
import Postgres
import Presence

extension IngestTransaction {
    /// Returns the statements that write sightings, receipts, visits, whereabouts and their changes, and announce the
    /// newest change.
    static func statements(_ commit: IngestCommit) -> [Query] {
        shared(commit) + personal(commit) + end(commit)
    }

    /// Returns the statements for data from scanners and clients.
    static func shared(_ commit: IngestCommit) -> [Query] {
        var statements: [Query] = []
        if !commit.sightings.isEmpty { statements.append(Self.insertSightings(commit.sightings)) }
        if !commit.heard.isEmpty { statements.append(Self.noteHeardBeacons(commit.heard)) }
        if !commit.reported.isEmpty { statements.append(Self.noteReports(commit.reported)) }
        if !commit.receipts.isEmpty { statements.append(Self.insertReceipts(commit.receipts)) }
        if !commit.seen.isEmpty { statements.append(Self.noteSeenScanners(commit.seen)) }
        statements += Self.shortenDelays(commit.receipts)
        statements += commit.beats.map(Self.noteBeat)
        if !commit.due.isEmpty { statements.append(RecordDue.insert(commit.due)) }
        return statements
    }

    /// Returns the statements for the resulting changes to people.
    static func personal(_ commit: IngestCommit) -> [Query] {
        var statements: [Query] = []
        if !commit.expiredOverrides.isEmpty { statements.append(ExpiredOverride.end(commit.expiredOverrides)) }
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
        // This comes after all statements that lock rows of scanners or beacons, in the same order as when an admin
        // changes those: both then update the single row of the building.
        if !commit.surveyed.isEmpty { statements.append(Self.keepForSurveys(commit.surveyed)) }
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

    private static func noteHeardBeacons(_ heard: [IngestCommit.HeardBeacon]) -> Query {
        """
        update beacon set last_heard_at = greatest(last_heard_at, newest)
        from unnest(\(heard.map(\.beacon)), \(heard.map(\.heardAt))) as heard (beacon_id, newest)
        where beacon.beacon_id = heard.beacon_id
        """
    }

    /// Stores when clients reported, only for people who still exist.
    private static func noteReports(_ reported: [(person: Int64, at: Date)]) -> Query {
        """
        insert into client_report as known (person_id, reported_at)
        select person_id, at from unnest(\(reported.map(\.person)), \(reported.map(\.at))) as reported (person_id, at)
            join person using (person_id)
        on conflict (person_id) do update set reported_at = greatest(known.reported_at, excluded.reported_at)
        """
    }

    /// Stores sightings of a badge during surveys for as long as the surveys exist, however late they arrive.
    private static func keepForSurveys(_ sightings: [StoredSighting]) -> Query {
        """
        insert into survey_sighting (survey_stay_id, heard_at, scanner_id, rssi, count)
        select survey_stay_id, heard_at, scanner_id, rssi, count
        from unnest(
            \(sightings.map(\.sighting.heardAt)), \(sightings.map(\.scanner)), \(sightings.map(\.resolved.beacon)),
            \(sightings.map(\.sighting.rssi)), \(sightings.map(\.sighting.count))
        ) as heard (heard_at, scanner_id, beacon_id, rssi, count)
            join survey_stay stay using (beacon_id)
        where scanner_id is not null and span @> heard_at
            and heard_at < entered_at + make_interval(secs => \(SurveyRepository.maxStay))
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
