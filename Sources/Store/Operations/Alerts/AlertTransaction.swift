public import Foundation
import Phrases
public import Postgres
import Vocabulary

/// Writes changes of alerts. All servers of a database take turns, so that none decides by outdated data.
public struct AlertTransaction: Sendable {
    let transaction: Transaction

    public init(_ transaction: Transaction) {
        self.transaction = transaction
    }

    /// Waits for its turn, which lasts until the end of the transaction. Throws `Lease.Lost` if a given lease is no
    /// longer held.
    public func begin(lease: Lease?) async throws {
        try await transaction.query("select pg_advisory_xact_lock(hashtext('alerts'))")
        guard let lease else { return }
        guard try await !transaction.query(lease.check).isEmpty else { throw Lease.Lost() }
    }

    /// Writes the changes and announces them.
    public func write(_ changes: [AlertChange], at now: Date) async throws {
        let results = try await transaction.pipeline(changes.map { Self.statement($0, at: now) })
        var turns: [AlertTransition] = []
        for (change, rows) in zip(changes, results) {
            guard let turn = change.turn, let row = rows.first else { continue }
            turns.append(AlertTransition(alert: try row.decode(0), change: turn))
        }
        try await AlertRepository(transaction).announce(turns)
    }

    private static func statement(_ change: AlertChange, at now: Date) -> Query {
        switch change {
        case .open(let key, let severity, let telling): open(key, severity, telling, at: now)
        case .reopen(let id, let telling):
            """
            update alert set closed_at = null, closed_by_hand = false, gone_at = null, last_at = \(now),
                count = count + 1, text = \(Self.stored(telling.text)), hint = \(Self.stored(telling.hint)),
                text_phrase = \(StoredJSON(telling.text)), hint_phrase = \(StoredJSON(telling.hint)),
                rooms = \(telling.rooms)
            where alert_id = \(id) and closed_at is not null returning alert_id
            """
        case .count(let id, let telling):
            """
            update alert set gone_at = null, last_at = \(now), count = least(count, 2147483646) + 1,
                text = \(Self.stored(telling.text)), hint = \(Self.stored(telling.hint)),
                text_phrase = \(StoredJSON(telling.text)), hint_phrase = \(StoredJSON(telling.hint)),
                rooms = \(telling.rooms)
            where alert_id = \(id) and closed_at is null
            """
        case .gone(let id): "update alert set gone_at = \(now) where alert_id = \(id)"
        case .close(let id):
            """
            update alert set closed_at = greatest(\(now), opened_at)
            where alert_id = \(id) and closed_at is null returning alert_id
            """
        }
    }

    /// The English text, cut to the 500 characters that its column can store; an empty one becomes `?`.
    private static func stored(_ phrase: Phrase) -> String {
        let text = String(phrase.text(in: .english).unicodeScalars.prefix(500))
        return text.isEmpty ? "?" : text
    }

    /// Opens an alert, but not about a person who has been erased in the meantime.
    private static func open(
        _ key: AlertKey, _ severity: AlertSeverity, _ telling: AlertChange.Telling, at now: Date
    ) -> Query {
        """
        insert into alert
            (kind, subject_sort, subject_id, person_id, severity, text, hint, text_phrase, hint_phrase, rooms,
                opened_at, last_at)
        select \(key.kind), \(key.sort), \(key.id),
            case when \(key.sort.rawValue) = 'person' then \(key.id)::bigint end, \(severity),
            \(stored(telling.text)), \(stored(telling.hint)), \(StoredJSON(telling.text)), \(StoredJSON(telling.hint)),
            \(telling.rooms), \(now), \(now)
        where \(key.sort.rawValue) <> 'person' or exists (
            select from person where person_id = \(key.id) for key share)
        on conflict do nothing returning alert_id
        """
    }
}

extension AlertRepository {
    /// Returns the alerts that are open, and those that were closed after a time.
    public func standing(closedAfter time: Date) async throws -> [AlertStanding] {
        try await database.query(
            """
            select alert_id, kind, subject_sort, subject_id, last_at, gone_at, closed_at, closed_by_hand,
                case subject_sort
                    when 'scanner' then exists (
                        select from scanner where scanner_id = subject_id and retired_at is null)
                    when 'beacon' then exists (select from beacon where beacon_id = subject_id and retired_at is null)
                    when 'device' then exists (select from device where device_id = subject_id and retired_at is null)
                    when 'lock' then exists (select from lock where lock_id = subject_id and retired_at is null)
                    when 'rule' then exists (select from rule where rule_id = subject_id and enabled)
                    when 'webhook' then exists (
                        select from webhook
                        where webhook_id = subject_id and disabled_why is distinct from 'by_hand')
                    else true end
            from alert where closed_at is null or closed_at >= \(time)
            order by opened_at, alert_id
            """
        ).map { row in
            let (id, kind, sort, subject, lastAt, goneAt, closedAt, byHand, isThere) = try row.decode(
                (Int64, AlertKind, AlertSubjectSort, Int64, Date, Date?, Date?, Bool, Bool).self)
            return AlertStanding(
                id: id, key: AlertKey(kind: kind, sort: sort, id: subject), lastAt: lastAt, goneAt: goneAt,
                closedAt: closedAt, isClosedByHand: byHand, isSubjectThere: isThere)
        }
    }

    /// Returns the scanners in use that have sent nothing since a time, with the time when each last did.
    public func silentScanners(since time: Date) async throws -> [(scanner: Int64, lastSeenAt: Date)] {
        try await database.query(
            "select scanner_id, last_seen_at from scanner where retired_at is null and last_seen_at < \(time)"
        ).map { row in
            let (scanner, lastSeenAt) = try row.decode((Int64, Date).self)
            return (scanner, lastSeenAt)
        }
    }
}
