public import Foundation
import Logging
import Postgres

/// Deletes data past the school's retention, a little at a time, so that other transactions need not wait.
public struct Retention: Sendable {  // generated: init
    /// How many rows are deleted in one transaction.
    private static let batch = 1000

    /// Logs in as the owner: the serving role may delete neither audit entries nor changes of whereabouts.
    let owner: ConnectionSettings
    let logger: Logger

    public func trim(at now: Date) async throws {
        try await Connection.alone(at: "retention", owner, logger: logger) { try await trim(at: now, $0) }
    }

    private func trim(at now: Date, _ connection: Connection) async throws {
        for rule in Retention.Rule.all {
            var deleted = 0
            var last = Self.batch
            while last == Self.batch {
                last = try await connection.query(rule.delete(at: now, limit: Self.batch)).affectedRows
                deleted += last
            }
            if deleted > 0 {
                logger.info("Old rows were deleted.", metadata: ["table": "\(rule.table)", "rows": "\(deleted)"])
            }
        }
    }
}

extension Retention {
    /// The rule by which rows of a table are too old.
    struct Rule: Sendable {
        let table: String
        /// A condition on a row, in which `site` is the row of settings, `now` the time of the server's clock, and
        /// `evidence_since` the start of the oldest day whose sightings are complete.
        let condition: String

        static let all = [
            Retention.Rule(
                table: "visit",
                condition: """
                    entered_at < now - make_interval(days => visit_days) and left_at < now - make_interval(days => \
                    visit_days)
                    """),
            Retention.Rule(table: "booking", condition: "until_at < now - make_interval(days => visit_days)"),
            // An override in force is never older than a day.
            Retention.Rule(
                table: "correction",
                condition: "not is_standing and upper(spans) < now - make_interval(days => visit_days)"),
            // The newest stays regardless of its age, because its number must not be assigned again.
            Retention.Rule(
                table: "whereabouts_change",
                condition: """
                    decided_at < now - make_interval(days => visit_days)
                    and change_id < (select max(change_id) from whereabouts_change)
                    """),
            Retention.Rule(table: "command", condition: "ended_at < now - make_interval(days => visit_days)"),
            Retention.Rule(table: "muster", condition: "closed_at < now - make_interval(days => visit_days)"),
            Retention.Rule(table: "schedule_run", condition: "due_at < now - make_interval(days => visit_days)"),
            Retention.Rule(table: "rule_firing", condition: "at < now - make_interval(days => visit_days)"),
            Retention.Rule(table: "unlock", condition: "asked_at < now - make_interval(days => unlock_days)"),
            Retention.Rule(
                table: "door_opening",
                condition: "closed_at is not null and opened_at < now - make_interval(days => unlock_days)"),
            // Rules can be tried on at most this period.
            Retention.Rule(table: "weather_report", condition: "at < now - interval '8 days'"),
            // All numbers are above 0; the condition makes the index of their times applicable.
            Retention.Rule(table: "audit", condition: "audit_id > 0 and at < now - make_interval(days => audit_days)"),
            Retention.Rule(table: "batch", condition: "received_at < now - make_interval(days => batch_days)"),
            // Without sightings, no smoothing is possible.
            Retention.Rule(table: "badge_switch", condition: "since < evidence_since - interval '1 day'"),
            Retention.Rule(
                table: "record_due",
                condition: "until_at < now - make_interval(days => greatest(spool_days, sighting_days) + 1)"),
            // A survey is kept longer than the sightings of a day, and so is the record of which scanners were
            // listening.
            Retention.Rule(
                table: "scanner_pause",
                condition: """
                    until_at < evidence_since - interval '1 day'
                    and not exists (select from survey_stay where span && tstzrange(from_at, until_at))
                    """),
            Retention.Rule(table: "freed_key", condition: "freed_at < now - make_interval(days => spool_days)"),
            // Neither a spool nor the record contains sightings of it any more, so its keys are free.
            Retention.Rule(
                table: "beacon",
                condition: """
                    room_id is not null and retired_at < now - make_interval(days => greatest(spool_days, \
                    sighting_days) + 1)
                    """),
            // Deleted days are remembered for longer than any retention setting allows.
            Retention.Rule(table: "sighting_day", condition: "day < (now - interval '401 days')::date"),
        ]

        func delete(at now: Date, limit: Int) -> Query {
            """
            delete from \(unescaped: table) where ctid = any(array(
                select \(unescaped: table).ctid
                from \(unescaped: table), site, (select \(now) as now) clock, (
                    select least(min(kept.day)::timestamp at time zone 'UTC', \(now)) as evidence_since
                    from sighting_day kept where kept.state = 'kept'
                ) evidence
                where \(unescaped: condition) limit \(limit)))
            """
        }
    }
}
