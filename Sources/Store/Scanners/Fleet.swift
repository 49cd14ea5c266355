public import Postgres

/// Settings that the school distributes to scanner nodes; nil leaves one to the node, or to the settings for all
/// scanners.
public struct FleetRule: Equatable, Sendable {  // generated: init
    public var active: Bool?
    /// The interval between two beacons that the node sends, in milliseconds.
    public var interval: Int?
    /// In dBm at one metre.
    public var measuredPower: Int?
    /// The maximum size of the spool in bytes.
    public var spoolBytes: Int?
    public var logLevel: String?
    /// How long a scan stays on one channel, in milliseconds.
    public var scanInterval: Int?
    /// How long the receiver listens during that time, in milliseconds.
    public var scanWindow: Int?
    public var scanCodedPHY: Bool?
}

extension FleetRule {
    fileprivate init(_ row: Row) throws {
        self.init(
            active: try row.decode("active"), interval: try row.decode("interval_ms"),
            measuredPower: try row.decode("measured_power"), spoolBytes: try row.decode("spool_bytes"),
            logLevel: try row.decode("log_level"), scanInterval: try row.decode("scan_interval_ms"),
            scanWindow: try row.decode("scan_window_ms"), scanCodedPHY: try row.decode("scan_coded_phy"))
    }
}

/// The settings of the fleet, by label.
public struct FleetRepository: Sendable {
    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    /// The settings for a label, and how many scanners in use have it.
    public struct Entry: Equatable, Sendable {
        /// Nil for the settings of all scanners.
        public let label: String?
        public let rule: FleetRule
        public let scanners: Int
    }

    /// Returns the settings, those for all scanners first.
    public func list() async throws -> [FleetRepository.Entry] {
        try await database.query(
            """
            select nullif(label, '') as label, active, interval_ms, measured_power, spool_bytes, log_level,
                scan_interval_ms, scan_window_ms, scan_coded_phy, (
                select count(*) from scanner
                where scanner.retired_at is null and (label = '' or label = any(labels))) as scanners
            from fleet order by fleet.label
            """
        ).map { row in
            FleetRepository.Entry(
                label: try row.decode("label"), rule: try FleetRule(row), scanners: try row.decode("scanners"))
        }
    }

    /// - Parameters:
    ///   - label: in lower case; nil for all scanners.
    ///   - rule: nil members stay unchanged.
    ///   - cleared: the columns to reset.
    public func edit(_ label: String?, _ rule: FleetRule, cleared: [String]) async throws {
        let label = label ?? ""
        // If two admins set the first settings of a label, one waits for the other here.
        try await database.query("lock table fleet in share row exclusive mode")
        try await database.query(
            """
            with wanted as (
                select
                    coalesce(\(rule.active), case when not 'active' = any(\(cleared)) then was.active end) as active,
                    coalesce(\(rule.interval), case when not 'interval_ms' = any(\(cleared)) then was.interval_ms end)
                        as interval_ms,
                    coalesce(\(rule.measuredPower), case when not 'measured_power' = any(\(cleared))
                        then was.measured_power end) as measured_power,
                    coalesce(\(rule.spoolBytes), case when not 'spool_bytes' = any(\(cleared)) then was.spool_bytes end)
                        as spool_bytes,
                    coalesce(\(rule.logLevel), case when not 'log_level' = any(\(cleared)) then was.log_level end)
                        as log_level,
                    coalesce(\(rule.scanInterval), case when not 'scan_interval_ms' = any(\(cleared))
                        then was.scan_interval_ms end) as scan_interval_ms,
                    coalesce(\(rule.scanWindow), case when not 'scan_window_ms' = any(\(cleared))
                        then was.scan_window_ms end) as scan_window_ms,
                    coalesce(\(rule.scanCodedPHY), case when not 'scan_coded_phy' = any(\(cleared))
                        then was.scan_coded_phy end) as scan_coded_phy
                from (select) as one left join fleet was on was.label = \(label)
            ), gone as (
                delete from fleet using wanted
                where fleet.label = \(label) and num_nonnulls(
                    wanted.active, wanted.interval_ms, wanted.measured_power, wanted.spool_bytes, wanted.log_level,
                    wanted.scan_interval_ms, wanted.scan_window_ms, wanted.scan_coded_phy) = 0
            )
            insert into fleet (
                label, active, interval_ms, measured_power, spool_bytes, log_level, scan_interval_ms, scan_window_ms,
                scan_coded_phy)
            select \(label), active, interval_ms, measured_power, spool_bytes, log_level, scan_interval_ms,
                scan_window_ms, scan_coded_phy
            from wanted
            where num_nonnulls(
                active, interval_ms, measured_power, spool_bytes, log_level, scan_interval_ms, scan_window_ms,
                scan_coded_phy) > 0
            on conflict (label) do update set active = excluded.active, interval_ms = excluded.interval_ms,
                measured_power = excluded.measured_power, spool_bytes = excluded.spool_bytes,
                log_level = excluded.log_level, scan_interval_ms = excluded.scan_interval_ms,
                scan_window_ms = excluded.scan_window_ms, scan_coded_phy = excluded.scan_coded_phy
            """)
    }

    /// Returns the orders for a scanner: if several labels have a setting, the alphabetically first label applies.
    public func orders(for scanner: Int64) async throws -> NodeOrders {
        let row = try await database.query(
            """
            select spool_days, resend_from,
                (array_agg(active order by general, label) filter (where active is not null))[1] as active,
                (array_agg(interval_ms order by general, label) filter (where interval_ms is not null))[1]
                    as interval_ms,
                (array_agg(measured_power order by general, label) filter (where measured_power is not null))[1]
                    as measured_power,
                (array_agg(spool_bytes order by general, label) filter (where spool_bytes is not null))[1]
                    as spool_bytes,
                (array_agg(log_level order by general, label) filter (where log_level is not null))[1] as log_level,
                (array_agg(scan_interval_ms order by general, label) filter (where scan_interval_ms is not null))[1]
                    as scan_interval_ms,
                (array_agg(scan_window_ms order by general, label) filter (where scan_window_ms is not null))[1]
                    as scan_window_ms,
                (array_agg(scan_coded_phy order by general, label) filter (where scan_coded_phy is not null))[1]
                    as scan_coded_phy
            from site left join (
                select fleet.*, label = '' as general from fleet
                where label = '' or label = any(
                    (select labels from scanner where scanner_id = \(scanner))::text[])
            ) said on true
            group by spool_days, resend_from
            """)[0]
        return NodeOrders(
            spoolDays: try row.decode("spool_days"), resendFrom: try row.decode("resend_from"),
            rule: try FleetRule(row))
    }
}
