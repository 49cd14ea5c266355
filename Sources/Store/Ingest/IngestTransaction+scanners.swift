import Foundation
import Postgres

/// Which nodes scanners are, when they were there, and when they listened.
extension IngestTransaction {
    /// A scanner whose first batch comes from another's spool is the same node, registered anew: until the other was
    /// retired, or else until now, it stood where that stood.
    static func takePlaces(_ batches: [ReceivedBatch.Key], at now: Date) -> Query {
        """
        with former as (
            select fresh.scanner_id, former.scanner_id as former_id, ended_at, place.room_id
            from (
                select distinct on (scanner_id) scanner_id, spool
                from unnest(\(batches.map(\.scanner)), \(batches.map(\.spool))) as asked (scanner_id, spool)
            ) asked
                join scanner fresh on fresh.scanner_id = asked.scanner_id and fresh.spool is null
                join lateral (
                    select scanner_id, least(retired_at, \(now)) as ended_at from scanner
                    where scanner.spool = asked.spool order by last_seen_at desc limit 1
                ) former on true
                join lateral (
                    select room_id from scanner_place
                    where scanner_place.scanner_id = fresh.scanner_id and since <= ended_at
                    order by since desc limit 1
                ) place on true
        ), before as (
            delete from scanner_place using former
            where scanner_place.scanner_id = former.scanner_id and since > '-infinity' and since < ended_at
        )
        insert into scanner_place (scanner_id, since, room_id)
        select former.scanner_id, since, scanner_place.room_id
        from former join scanner_place on scanner_place.scanner_id = former_id and since < ended_at
        union all
        select scanner_id, ended_at, room_id from former
        on conflict (scanner_id, since) do update set room_id = excluded.room_id
        """
    }

    static func noteSeenScanners(_ receipts: [ReceivedBatch.Receipt]) -> Query {
        """
        update scanner set last_seen_at = greatest(last_seen_at, seen.seen_at),
            last_listened_at = greatest(last_listened_at, seen.heard_at), spool = seen.spool
        from (
            select scanner_id, max(seen_at) seen_at, max(heard_at) heard_at, max(spool) spool
            from unnest(
                \(receipts.map(\.key.scanner)), \(receipts.map(\.receivedAt)),
                \(receipts.map { $0.heard?.upperBound }), \(receipts.map(\.key.spool))
            ) as receipt (scanner_id, seen_at, heard_at, spool)
            group by scanner_id
        ) seen
        where scanner.scanner_id = seen.scanner_id
        """
    }

    /// What a scanner hands in of a time when nothing came from it shows that it listened: from the first gap on of
    /// more than three heartbeats nothing is known.
    static func shortenPauses(_ receipts: [ReceivedBatch.Receipt]) -> [Query] {
        receipts.filter(\.isLate).map { receipt in
            """
            with first as (
                select from_at as cut, least(until_at - interval '1 microsecond', \(receipt.heard?.upperBound)) as moved
                from scanner_pause
                where scanner_id = \(receipt.key.scanner) and from_at < \(receipt.heard?.upperBound)
                    and from_at >= \(receipt.heard?.lowerBound)::timestamptz - interval '30 s'
                    and until_at > from_at + interval '1 microsecond'
                order by from_at limit 1
            )
            update scanner_pause set from_at = moved from first
            where scanner_id = \(receipt.key.scanner) and from_at = cut and not exists (
                select from scanner_pause other
                where other.scanner_id = scanner_pause.scanner_id and other.from_at = moved)
            """
        }
    }

    /// Of one that has got stuck it is known from its last report when that was.
    static func noteBeat(_ beat: ScannerBeat) -> Query {
        let (radio, health, spool) = (beat.radio, beat.health, beat.health.spool)
        return """
            update scanner set last_seen_at = greatest(last_seen_at, \(beat.sentAt)),
                last_listened_at = case
                    when \(beat.isListening) then greatest(last_listened_at, \(beat.sentAt))
                    when radio_state = 'scanning' then least(last_listened_at, \(radio?.lastReportAt))
                    else last_listened_at end,
                adapter_name = \(beat.adapterName), adapter_state = \(beat.adapterState),
                reports_per_second = \(radio?.reportsPerSecond ?? beat.reportsPerSecond),
                spool_depth = \(beat.spoolDepth),
                radio_state = \(radio?.state), radio_last_report_at = \(radio?.lastReportAt),
                radio_restarts = \(radio?.restarts), radio_resets = \(radio?.resets),
                radio_dropped_reports = \(radio?.droppedReports), radio_mode = \(radio?.mode),
                radio_commands = \(radio?.commands), radio_error = \(radio?.error),
                version = \(health.version), clock_offset = \(health.clockOffset),
                spool_bytes = \(spool?.bytes), spool_oldest_age = \(spool?.oldestAge),
                spool_dropped = \(spool?.dropped), spool_set_aside = \(spool?.setAside),
                spool_in_memory = \(spool?.inMemory), free_disk = \(spool?.freeDisk), disk_error = \(spool?.error),
                node_settings = \(health.settingsText)
            where scanner_id = \(beat.scanner)
            """
    }
}
