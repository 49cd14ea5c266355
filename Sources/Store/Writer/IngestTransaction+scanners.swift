import Foundation
import Postgres

/// The nodes of scanners, and when scanners were present and listening.
extension IngestTransaction {
    static func noteSeenScanners(_ seen: [IngestCommit.ScannerActivity]) -> Query {
        """
        update scanner set last_seen_at = greatest(last_seen_at, seen.seen_at),
            last_listened_at = greatest(last_listened_at, seen.heard_at), spool = seen.spool
        from unnest(
            \(seen.map(\.scanner)), \(seen.map(\.seenAt)), \(seen.map(\.heardAt)), \(seen.map(\.spool))
        ) as seen (scanner_id, seen_at, heard_at, spool)
        where scanner.scanner_id = seen.scanner_id
        """
    }

    /// A late batch shows that its scanner was listening during a pause, which is shortened accordingly. After the
    /// first gap of more than three heartbeats nothing is known.
    static func shortenDelays(_ receipts: [ReceivedBatch.Receipt]) -> [Query] {
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

    /// Updates the scanner from a heartbeat. For a radio that got stuck, the last report shows when that happened.
    static func noteBeat(_ beat: ScannerBeat) -> Query {
        let (radio, health, spool) = (beat.radio, beat.health, beat.health.spool)
        return """
            update scanner set last_seen_at = greatest(last_seen_at, \(beat.sentAt)),
                last_listened_at = case
                    when \(beat.isListening) then greatest(last_listened_at, \(beat.sentAt))
                    when \(beat.isDoubted) or radio_state = 'scanning'
                        then least(last_listened_at, \(radio?.lastReportAt))
                    else last_listened_at end,
                adapter_name = \(beat.adapterName), adapter_state = \(beat.adapterState),
                adapter_address = \(beat.adapterAddress),
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
