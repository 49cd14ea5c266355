public import Foundation
import Phrases
public import Postgres
public import Vocabulary
public import Wire

/// Alerts as admins and staff see and answer them.
public struct AlertRepository: Sendable {
    /// A selection of alerts; a nil member does not restrict it.
    public struct Filter: Sendable {  // generated: init
        public let isOpen: Bool?
        public let kind: AlertKind?
        public let visibility: Visibility

        /// Whether all alerts are selected: a viewer who sees all people sees all alerts.
        fileprivate var isOfAll: Bool { visibility == .allPeople }

        fileprivate var people: [Int64] {
            switch visibility {
            case .allPeople: []
            case .only(let own): [own]
            case .some(let people, _): people.sorted()
            }
        }

        fileprivate var zones: [String] {
            if case .some(_, let zones) = visibility { zones.sorted() } else { [] }
        }
    }

    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    /// Returns the selected alerts, the newest first.
    /// - Parameter language: of their texts.
    public func list(
        _ filter: Filter, _ list: ListQuery, in language: Language
    ) async throws -> Listing<AlertRecord> {
        try await database.listing(
            """
            select \(unescaped: Self.columns) \(unescaped: Self.tables)
            where (\(filter.isOfAll) or zone_name = any(\(filter.zones)) or alert.person_id = any(\(filter.people)))
                and kind = coalesce(\(filter.kind?.rawValue), kind)
                and (closed_at is null) = coalesce(\(filter.isOpen), closed_at is null)
            order by opened_at desc, alert_id desc limit \(list.limit) offset \(list.offset)
            """,
            count: """
                select count(*) \(unescaped: Self.tables)
                where (\(filter.isOfAll) or zone_name = any(\(filter.zones)) or alert.person_id = any(\(filter.people)))
                    and kind = coalesce(\(filter.kind?.rawValue), kind)
                    and (closed_at is null) = coalesce(\(filter.isOpen), closed_at is null)
                """
        ) { try AlertRecord(row: $0, in: language) }
    }

    /// Returns an alert, with its texts in English.
    public func find(_ id: Int64) async throws -> AlertRecord? {
        try await database.query(
            "select \(unescaped: Self.columns) \(unescaped: Self.tables) where alert_id = \(id)"
        ).first.map { try AlertRecord(row: $0, in: .english) }
    }

    /// Records who takes care of an open alert. Throws `Refusal` if it does not exist or is closed.
    public func acknowledge(_ id: Int64, by person: Int64, note: String?, at now: Date) async throws {
        let rows = try await database.query(
            """
            update alert set acknowledged_by = \(person), acknowledged_at = \(now), note = coalesce(\(note), note)
            where alert_id = \(id) and closed_at is null returning alert_id
            """)
        guard !rows.isEmpty else { throw try await refusal(id) }
        try await announce([AlertTransition(alert: id, change: .acknowledged)])
    }

    /// Closes an open alert by hand. Throws `Refusal` if it does not exist or is closed.
    public func close(_ id: Int64, note: String?, at now: Date) async throws {
        let rows = try await database.query(
            """
            update alert set closed_at = greatest(\(now), opened_at), closed_by_hand = true,
                note = coalesce(\(note), note)
            where alert_id = \(id) and closed_at is null returning alert_id
            """)
        guard !rows.isEmpty else { throw try await refusal(id) }
        try await announce([AlertTransition(alert: id, change: .closed)])
    }

    private func refusal(_ id: Int64) async throws -> Refusal {
        let isThere = try await !database.query("select from alert where alert_id = \(id)").isEmpty
        return isThere ? .conflict(.alertClosedFailure(id)) : .notFound(.noAlertWithNumber(id))
    }

    /// Deletes alerts that were closed before a time.
    public func trim(closedBefore time: Date) async throws {
        try await database.query("delete from alert where closed_at < \(time)")
    }
}

extension AlertRepository {
    private static let columns = """
        alert_id, kind, severity, subject_sort, subject_id,
        coalesce(
            scanner_name, device_name, lock_name, rule_name, major || '/' || minor,
            substring(url from '^[a-z]+://([^/?]+)'),
            \(PersonRepository.title(of: "about"))) as subject_name,
        zone_name, text, hint, text_phrase, hint_phrase,
        array(
            select told.room_number from room told
            where told.room_id = any(rooms) order by array_position(rooms, told.room_id)
        ) as room_numbers,
        array(
            select told_zone.zone_name from room told join zone told_zone using (zone_id)
            where told.room_id = any(rooms) order by array_position(rooms, told.room_id)
        ) as room_zones,
        opened_at, last_at, count, reader.email as acknowledged_by, acknowledged_at, note, closed_at
        """

    private static let tables = """
        from alert
            left join scanner on subject_sort = 'scanner' and scanner_id = subject_id
            left join beacon on subject_sort = 'beacon' and beacon.beacon_id = subject_id
            left join (select device_id, device_name, room_id from device) device
                on subject_sort = 'device' and device_id = subject_id
            left join (select lock_id, lock_name, room_id from lock) lock
                on subject_sort = 'lock' and lock_id = subject_id
            left join (select rule_id, rule_name from rule) rule on subject_sort = 'rule' and rule_id = subject_id
            left join webhook on subject_sort = 'webhook' and webhook_id = subject_id
            left join person about on about.person_id = alert.person_id
            left join shown_whereabouts whereabouts on whereabouts.person_id = alert.person_id
            left join room on room.room_id = coalesce(
                scanner.room_id, beacon.room_id, device.room_id, lock.room_id, whereabouts.room_id)
            left join zone on zone.zone_id = room.zone_id
            left join person reader on reader.person_id = acknowledged_by
        """
}

extension AlertRecord {
    /// An alert of an earlier release, and one whose text the catalogue no longer has, is in English.
    fileprivate init(row: Row, in language: Language) throws {
        let numbers: [String] = try row.decode("room_numbers")
        let zones: [String] = try row.decode("room_zones")
        self.init(
            alertID: try row.decode("alert_id"), kind: try row.decode("kind"), severity: try row.decode("severity"),
            subject: AlertSubjectRecord(
                sort: try row.decode("subject_sort"), id: try row.decode("subject_id"),
                name: try row.decode("subject_name"), zoneName: try row.decode("zone_name")),
            text: try row.phrase("text_phrase")?.text(in: language) ?? row.decode("text"),
            hint: try row.phrase("hint_phrase")?.text(in: language) ?? row.decode("hint"),
            rooms: zip(numbers, zones).map { AlertRoomRecord(roomNumber: $0, zoneName: $1) },
            openedAt: try row.decode("opened_at"), lastAt: try row.decode("last_at"), count: try row.decode("count"),
            acknowledgedBy: try row.decode("acknowledged_by"), acknowledgedAt: try row.decode("acknowledged_at"),
            note: try row.decode("note"), closedAt: try row.decode("closed_at"))
    }
}
