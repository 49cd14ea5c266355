public import Devices
public import Foundation
public import Phrases
public import Postgres

/// A command that a device is sent at recurring times.
public struct StoredSchedule: Equatable, Sendable {
    public let id: Int64
    public let device: Int64
    public let deviceName: String
    public let order: ScheduleOrder
    public let isEnabled: Bool
    /// The creator; nil if they were erased.
    public let createdBy: Int64?
    public let createdAt: Date
    /// Everything that was due up to then was done, or recorded as missed.
    public let lookedUntil: Date
    /// The stored state of its requirement; nil if it starts afresh.
    public let state: RuleState?
    /// The latest time at which it was due; nil if none.
    public let lastRun: ScheduleRun?
}

/// What a schedule does, and when.
public struct ScheduleOrder: Equatable, Sendable {  // generated: init
    public var command: String
    public var args: DeviceProperties
    public var schedule: Schedule
    /// An additional condition that must be met.
    public var requirement: Requirement?
    /// The delay, in seconds, up to which it is still done; after that it is missed.
    public var lateBy: Int = 300
}

/// A time at which a schedule was due, and its outcome.
public struct ScheduleRun: Equatable, Sendable {  // generated: init
    public enum Outcome: String, CaseIterable, StoredEnum, Sendable {
        /// The command was sent to the device.
        case asked
        /// It was too late.
        case missed
        /// The requirement was not met.
        case notMet = "not_met"
        /// It was unknown whether the requirement was met.
        case held
        /// The command to the device was refused.
        case refused
    }

    public let dueAt: Date
    public let outcome: Outcome
    public let command: Int64?
    /// Why the command was refused.
    public let reason: Phrase?
}

/// Schedules of devices.
public struct ScheduleRepository: Sendable {
    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    /// Returns the schedules of the devices that the person may see.
    /// - Parameters:
    ///   - schedule: only this one; nil for any.
    ///   - device: only of this one; nil for any.
    public func list(
        for person: Int64, schedule: Int64? = nil, device: Int64? = nil, _ list: ListQuery = ListQuery()
    ) async throws -> Listing<StoredSchedule> {
        try await database.listing(
            Self.columns, order: "lower(device_name), schedule.schedule_id", list, decode: StoredSchedule.init(row:)
        ) { part in
            """
            select \(unescaped: part.columns)
            from (
                select \(person)::bigint as asker, \(schedule)::bigint as number, \(device)::bigint as device,
                    \(list.search)::text as search
            ) asked cross join \(unescaped: Self.tables) \(unescaped: Self.wanted)
            \(unescaped: part.order) limit \(part.limit) offset \(part.offset)
            """
        }
    }

    private static let wanted = """
        join device_access access on access.device_id = schedule.device_id and access.person_id = asker
        where device.retired_at is null and (number is null or schedule.schedule_id = number)
            and (asked.device is null or schedule.device_id = asked.device)
            and strpos(searchable(device_name || ' ' || schedule.command_name), searchable(search)) > 0
        """

    /// Returns the latest times that schedules were due, the newest first, by the numbers of the schedules.
    /// - Parameter limit: the maximum for each schedule.
    public func runs(of schedules: [Int64], limit: Int) async throws -> [Int64: [ScheduleRun]] {
        let rows = try await database.query(
            """
            select wanted.schedule_id, run.due_at, run.outcome, run.command_id as run_command, run.reason as run_reason,
                run.reason_phrase
            from unnest(\(schedules)) as wanted (schedule_id) cross join lateral (
                select due_at, outcome, command_id, reason, reason_phrase from schedule_run
                where schedule_run.schedule_id = wanted.schedule_id order by due_at desc limit \(limit)) run
            order by wanted.schedule_id, run.due_at desc
            """)
        return try rows.reduce(into: [:]) { runs, row in
            guard let run = try ScheduleRun(row: row) else { return }
            runs[try row.decode("schedule_id"), default: []].append(run)
        }
    }

    /// Returns all enabled schedules.
    public func enabled() async throws -> [StoredSchedule] {
        try await database.query(
            """
            select \(unescaped: Self.columns) from \(unescaped: Self.tables)
            where schedule.enabled and device.retired_at is null order by schedule.schedule_id
            """
        ).map(StoredSchedule.init(row:))
    }

    private static let columns = """
        schedule.schedule_id, schedule.device_id, device_name, schedule.command_name, schedule.args, weekdays, at,
        first_day::text as first_day, last_day::text as last_day, requirement, late_by, enabled, created_by,
        schedule.created_at, looked_until, schedule.state, run.due_at, run.outcome, run.command_id as run_command,
        run.reason as run_reason, run.reason_phrase
        """
    private static let tables = """
        schedule join device on device.device_id = schedule.device_id left join lateral (
            select due_at, outcome, command_id, reason, reason_phrase from schedule_run
            where schedule_run.schedule_id = schedule.schedule_id order by due_at desc limit 1) run on true
        """

    public func create(
        _ order: ScheduleOrder, of device: Int64, by person: Int64, at now: Date
    ) async throws -> Int64 {
        let when = order.schedule
        let id = try await database.query(
            """
            insert into schedule (
                device_id, command_name, args, weekdays, at, first_day, last_day, requirement, late_by, created_by,
                created_at, looked_until)
            values (
                \(device), \(order.command), \(StoredJSON(order.args)), \(when.words), \(when.at.description),
                \(when.from?.description)::text::date, \(when.until?.description)::text::date,
                \(order.requirement.map(StoredJSON.init)), \(order.lateBy), \(person), \(now), \(now))
            returning schedule_id
            """)[0].decode(0, as: Int64.self)
        try await RowLimit.schedulesOfDevice.check(device, in: database)
        try await RowLimit.schedulesOfPerson.check(person, in: database)
        return id
    }

    /// Changes a schedule. What was due before is not made up for. The state of the requirement starts afresh if it was
    /// changed or the schedule was disabled.
    /// - Parameter person: the new owner, if the creator was erased.
    public func edit(
        _ id: Int64, _ order: ScheduleOrder, isEnabled: Bool, by person: Int64, at now: Date
    ) async throws {
        let (when, requirement) = (order.schedule, order.requirement.map(StoredJSON.init))
        let rows = try await database.query(
            """
            update schedule set command_name = \(order.command), args = \(StoredJSON(order.args)),
                weekdays = \(when.words), at = \(when.at.description),
                first_day = \(when.from?.description)::text::date, last_day = \(when.until?.description)::text::date,
                requirement = \(requirement), late_by = \(order.lateBy), enabled = \(isEnabled),
                looked_until = \(now), created_by = coalesce(created_by, \(person)),
                state = case when enabled and \(isEnabled) and requirement = \(requirement) then state end
            where schedule_id = \(id) returning schedule_id
            """)
        guard !rows.isEmpty else { throw Self.missing(id) }
    }

    public func delete(_ id: Int64) async throws {
        let rows = try await database.query("delete from schedule where schedule_id = \(id) returning schedule_id")
        guard !rows.isEmpty else { throw Self.missing(id) }
    }

    /// Returns the error for a schedule that does not exist, or that the person may not know of.
    public static func missing(_ id: Int64) -> Refusal { .notFound(.noScheduleWithNumber(id)) }
}

extension Schedule {
    /// The days of the week on which it is due, in order.
    fileprivate var words: [String] { Weekday.allCases.filter(weekdays.contains).map(\.rawValue) }
}

extension StoredSchedule {
    fileprivate init(row: Row) throws {
        guard let at = TimeOfDay(try row.decode("at")) else {
            throw Refusal.cannotBeDone(.storedScheduleUnreadable)
        }
        let days = try row.decode("weekdays", as: [String].self)
        let (from, until): (String?, String?) = (try row.decode("first_day"), try row.decode("last_day"))
        self.init(
            id: try row.decode("schedule_id"), device: try row.decode("device_id"),
            deviceName: try row.decode("device_name"),
            order: ScheduleOrder(
                command: try row.decode("command_name"), args: try row.json("args") ?? [:],
                schedule: Schedule(
                    weekdays: Set(days.compactMap(Weekday.init)), at: at, from: from.flatMap { CivilDay($0) },
                    until: until.flatMap { CivilDay($0) }),
                requirement: try row.json("requirement"), lateBy: try row.decode("late_by")),
            isEnabled: try row.decode("enabled"), createdBy: try row.decode("created_by"),
            createdAt: try row.decode("created_at"), lookedUntil: try row.decode("looked_until"),
            state: (try? row.json("state")) ?? nil, lastRun: try ScheduleRun(row: row))
    }
}

extension ScheduleRun {
    fileprivate init?(row: Row) throws {
        guard let dueAt: Date = try row.decode("due_at"), let outcome: Outcome = try row.decode("outcome") else {
            return nil
        }
        // That of an earlier release, or one whose text the catalogue no longer has, is in English.
        let sentence: String? = try row.decode("run_reason")
        self.init(
            dueAt: dueAt, outcome: outcome, command: try row.decode("run_command"),
            reason: row.phrase("reason_phrase") ?? sentence.map(Phrase.init))
    }
}
