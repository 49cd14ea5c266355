public import Devices
public import Foundation
public import Postgres

/// A device's report of its state.
public struct DeviceReport: Equatable, Sendable {  // generated: init
    public let device: Int64
    /// Nil if its dialect has no sequence numbers.
    public let seq: Int64?
    /// The changes; nil removes a property.
    public let changes: [String: PropertyValue?]
    /// `button`, `command:12` …
    public let cause: String?
    public let at: Date

    /// The same report, accepted regardless of earlier ones.
    public var withoutSeq: DeviceReport {
        DeviceReport(device: device, seq: nil, changes: changes, cause: cause, at: at)
    }
}

/// Writes what devices report, in a transaction of the server that is connected to them.
public struct DeviceReports: Sendable {
    let transaction: Transaction

    public init(_ transaction: Transaction) {
        self.transaction = transaction
    }

    /// Verifies the lease and keeps other servers from taking over until the transaction ends. Throws `Lease.Lost` if
    /// the lease is no longer held.
    public func begin(_ lease: Lease) async throws {
        guard try await !transaction.query(lease.check).isEmpty else { throw Lease.Lost() }
    }

    /// Records that devices are connected. Of two hellos of one device the last counts.
    public func hello(_ hellos: [DeviceHello]) async throws {
        let last = Dictionary(hellos.map { ($0.device, $0) }, uniquingKeysWith: { $1 }).values.map(\.self)
        try await transaction.query(
            """
            update device_state set boot = said.boot, firmware = said.firmware,
                seq = case when device_state.boot = said.boot then seq end, connected = true,
                connected_at = case when connected then connected_at else said.at end
            from unnest(\(last.map(\.device)), \(last.map(\.boot)), \(last.map(\.firmware)), \(last.map(\.at)))
                as said (device_id, boot, firmware, at)
            where device_state.device_id = said.device_id
            """)
    }

    /// Writes reports that are newer than the stored state. Several reports of one device are combined.
    /// - Returns: the devices whose state was written.
    public func note(_ reports: [DeviceReport]) async throws -> Set<Int64> {
        let last = Dictionary(reports.map { ($0.device, $0) }, uniquingKeysWith: { $0.followed(by: $1) })
            .values.map(\.self)
        let rows = try await transaction.query(
            """
            update device_state set seq = coalesce(said.seq, device_state.seq), cause = left(said.cause, 64),
                properties = jsonb_strip_nulls(properties || said.changes), reported_at = said.at, connected = true,
                connected_at = case when connected then connected_at else said.at end
            from unnest(\(last.map(\.device)), \(last.map(\.seq)), \(last.map { StoredJSON($0.changes) }),
                    \(last.map(\.cause)), \(last.map(\.at))) as said (device_id, seq, changes, cause, at)
            where device_state.device_id = said.device_id
                and (said.seq is null or device_state.seq is null or said.seq > device_state.seq)
            returning device_state.device_id
            """)
        let written = Set(try rows.map { try $0.decode(0, as: Int64.self) })
        let weather = last.filter { written.contains($0.device) && $0.isOfWeather }
        if !weather.isEmpty { try await keepWeather(of: weather.map(\.device)) }
        return written
    }

    /// Stores the reports of weather stations, so that rules can be tried on them: at most once a second on a change,
    /// and otherwise once a minute. Other devices are ignored.
    private func keepWeather(of stations: [Int64]) async throws {
        try await transaction.query(
            """
            insert into weather_report (at, rain, wind, temperature, device_id)
            select date_trunc('second', reported_at), said.rain, said.wind, said.temperature, device_id
            from device join device_state using (device_id)
                cross join lateral (
                    select (properties ->> 'rain')::float8 as rain, (properties ->> 'wind')::float8 as wind,
                        (properties ->> 'temperature')::float8 as temperature) said
                left join lateral (
                    select at, rain, wind, temperature from weather_report
                    where weather_report.device_id = device.device_id order by at desc limit 1) last on true
            where device_id = any(\(stations)) and kind = 'weather_station'
                and num_nonnulls(said.rain, said.wind, said.temperature) > 0
                and (last.at is null or reported_at >= last.at + interval '1 minute'
                    or (said.rain, said.wind, said.temperature)
                        is distinct from (last.rain, last.wind, last.temperature))
            on conflict (device_id, at) where device_id is not null
                do update set rain = excluded.rain, wind = excluded.wind, temperature = excluded.temperature
            """)
    }

    /// Records that devices have disconnected.
    public func gone(_ devices: [Int64], at now: Date) async throws {
        try await transaction.query(
            """
            update device_state set connected = false, connected_at = \(now)
            where device_id = any(\(devices)) and connected
            """)
    }

    /// Records that all devices are disconnected, because the broker is gone or this server has just taken over.
    public func allGone(at now: Date) async throws {
        try await transaction.query("update device_state set connected = false, connected_at = \(now) where connected")
    }

    /// Records an obstruction: from now on only a person may move the device.
    public func halt(_ device: Int64, at now: Date) async throws {
        try await transaction.query(
            "update device_state set obstructed_at = coalesce(obstructed_at, \(now)) where device_id = \(device)")
    }

    /// Clears the obstruction of devices that a person has moved by their own buttons, and thus in view.
    public func free(_ devices: [Int64]) async throws {
        try await transaction.query(
            """
            update device_state set obstructed_at = null
            where device_id = any(\(devices)) and obstructed_at is not null
            """)
    }

    /// Counts messages that were refused.
    /// - Parameter refusals: the number by device and reason.
    public func count(_ refusals: [Int64: [RefusedMessage: Int]]) async throws {
        let counts = refusals.flatMap { device, reasons in reasons.map { (device, $0.key.rawValue, $0.value) } }
        try await transaction.query(
            """
            update device_state set refused = refused || said.counts
            from (
                select device_id, jsonb_object_agg(reason, count + coalesce((refused ->> reason)::bigint, 0)) as counts
                from unnest(\(counts.map { $0.0 }), \(counts.map { $0.1 }), \(counts.map { $0.2 }))
                        as told (device_id, reason, count)
                    join device_state using (device_id)
                group by device_id
            ) said
            where device_state.device_id = said.device_id
            """)
    }
}

extension DeviceReport {
    /// Whether it contains weather properties, as a report of a station does.
    fileprivate var isOfWeather: Bool { Weather.Measure.allCases.contains { changes[$0.rawValue] != nil } }

    fileprivate func followed(by later: DeviceReport) -> DeviceReport {
        DeviceReport(
            device: device, seq: later.seq ?? seq, changes: changes.merging(later.changes) { $1 }, cause: later.cause,
            at: later.at)
    }
}

extension DeviceRepository {
    /// Returns the devices in use with these numbers; nil for all.
    public func linked(_ ids: [Int64]? = nil) async throws -> [LinkedDevice] {
        try await database.query(
            """
            select device_id, kind, serial, dialect, unattended, boot, seq, properties, firmware, cause, reported_at,
                connected, connected_at, obstructed_at, refused
            from device join device_state using (device_id)
            where retired_at is null
                and device_id = any(coalesce(\(ids)::bigint[], array(select device_id from device)))
            order by device_id
            """
        ).map { row in
            LinkedDevice(
                id: try row.decode("device_id"), kind: try row.decode("kind"), serial: try row.decode("serial"),
                dialect: try row.decode("dialect"), isUnattended: try row.decode("unattended"),
                boot: try row.decode("boot"), seq: try row.decode("seq"), state: try DeviceState(row: row))
        }
    }
}
