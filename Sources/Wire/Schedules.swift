public import Devices
public import Foundation

/// What a device is told again and again.
public struct ScheduleRecord: Codable, Equatable, Sendable {
    public let scheduleID: Int64
    public let deviceID: Int64
    public let deviceName: String
    public let command: String
    public let args: DeviceProperties
    /// The days on which it is due, such as `mon`.
    public let weekdays: [Weekday]
    /// `07:30` on the school's clocks, `sunrise`, `sunset-30` in minutes.
    public let at: TimeOfDay
    /// The first day; nil where it has no beginning.
    public let from: CivilDay?
    /// The last day; nil where it has no end.
    public let until: CivilDay?
    /// A condition that must hold too.
    public let requirement: RequirementRecord?
    /// Up to so many seconds late it is done; later it is missed.
    public let lateBy: Int
    public let enabled: Bool
    /// When it is due next; nil where that is never, or more than a year away.
    public let nextAt: Date?
    /// When it was due last; nil where it never was.
    public let lastAt: Date?
    /// The result of the last run: `asked`, `missed`, `not_met`, `held` (it was not known whether what it requires was
    /// so) or `refused`. As the two below, it is missing where it would tell of people in a room or zone whom you may
    /// not see.
    public let lastOutcome: String?
    /// The command that was given then.
    public let lastCommandID: Int64?
    /// Why it was refused then.
    public let lastReason: String?
    /// The last times that it was due, the newest first: as many as were asked for.
    public let runs: [ScheduleRunRecord]?

    enum CodingKeys: String, CodingKey {
        case scheduleID = "schedule_id"
        case deviceID = "device_id"
        case deviceName = "device_name"
        case command, args, weekdays, at, from, until
        case requirement = "if"
        case lateBy = "late_by"
        case enabled
        case nextAt = "next_at"
        case lastAt = "last_at"
        case lastOutcome = "last_outcome"
        case lastCommandID = "last_command_id"
        case lastReason = "last_reason"
        case runs
    }

    public init(
        scheduleID: Int64, deviceID: Int64, deviceName: String, command: String, args: DeviceProperties,
        weekdays: [Weekday], at: TimeOfDay, from: CivilDay? = nil, until: CivilDay? = nil,
        requirement: RequirementRecord? = nil, lateBy: Int = 300, enabled: Bool = true, nextAt: Date? = nil,
        lastAt: Date? = nil, lastOutcome: String? = nil, lastCommandID: Int64? = nil, lastReason: String? = nil,
        runs: [ScheduleRunRecord]? = nil
    ) {
        self.scheduleID = scheduleID
        self.deviceID = deviceID
        self.deviceName = deviceName
        self.command = command
        self.args = args
        self.weekdays = weekdays
        self.at = at
        self.from = from
        self.until = until
        self.requirement = requirement
        self.lateBy = lateBy
        self.enabled = enabled
        self.nextAt = nextAt
        self.lastAt = lastAt
        self.lastOutcome = lastOutcome
        self.lastCommandID = lastCommandID
        self.lastReason = lastReason
        self.runs = runs
    }
}

/// A time at which a schedule was due, and what came of it.
public struct ScheduleRunRecord: Codable, Equatable, Sendable {
    public let dueAt: Date
    /// `asked`, `missed`, `not_met`, `held` (it was not known whether what it requires was so) or `refused`.
    public let outcome: String
    /// The command that was given.
    public let commandID: Int64?
    /// Why it was refused.
    public let reason: String?

    enum CodingKeys: String, CodingKey {
        case dueAt = "due_at"
        case outcome
        case commandID = "command_id"
        case reason
    }

    public init(dueAt: Date, outcome: String, commandID: Int64? = nil, reason: String? = nil) {
        self.dueAt = dueAt
        self.outcome = outcome
        self.commandID = commandID
        self.reason = reason
    }
}

/// Schedules of devices that whoever asks may see.
public struct GetSchedules: Request, ListRequest {
    public static let type = RequestType.universalGetSchedules

    /// Only of this one.
    public let deviceID: Int64?
    /// Only this one.
    public let scheduleID: Int64?
    /// So many of the last times that each was due are told, 0…50; none if absent.
    public let runs: Int?
    /// Only schedules whose device or command holds this text, in any case.
    public let search: String?
    public let page: Int?
    public let pageSize: Int?

    enum CodingKeys: String, CodingKey {
        case deviceID = "device_id"
        case scheduleID = "schedule_id"
        case runs, search, page
        case pageSize = "page_size"
    }

    public init(
        deviceID: Int64? = nil, scheduleID: Int64? = nil, runs: Int? = nil, search: String? = nil, page: Int? = nil,
        pageSize: Int? = nil
    ) {
        self.deviceID = deviceID
        self.scheduleID = scheduleID
        self.runs = runs
        self.search = search
        self.page = page
        self.pageSize = pageSize
    }

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let schedules: [ScheduleRecord]
        /// How many there are in all, on this page and on the others.
        public let total: Int

        public init(schedules: [ScheduleRecord], total: Int) {
            self.schedules = schedules
            self.total = total
        }
    }
}

/// Schedules a recurring command. The caller needs the right to operate the device, now and whenever the command is
/// due.
///
/// What a clock change skips is due right after the gap, and what comes twice is due once.
public struct CreateSchedule: Request {
    public static let type = RequestType.universalCreateSchedule

    public let deviceID: Int64
    /// The name of a command of the device's kind.
    public let command: String
    /// The command's arguments, by name.
    public let args: DeviceProperties?
    /// The days on which it is due, such as `mon`; all of them if absent.
    public let weekdays: [Weekday]?
    /// `07:30` on the school's clocks, `sunrise`, `sunset-30` in minutes.
    public let at: TimeOfDay
    /// The first day; it begins at once if absent.
    public let from: CivilDay?
    /// The last day; it has no end if absent.
    public let until: CivilDay?
    /// A condition that must hold too. Only who may see the people of the rooms and zones in it may name them.
    public let requirement: RequirementRecord?
    /// Up to so many seconds late it is done, 0…3,600; later it is missed. 300 if absent.
    public let lateBy: Int?

    enum CodingKeys: String, CodingKey {
        case deviceID = "device_id"
        case command, args, weekdays, at, from, until
        case requirement = "if"
        case lateBy = "late_by"
    }

    public init(
        deviceID: Int64, command: String, args: DeviceProperties? = nil, weekdays: [Weekday]? = nil, at: TimeOfDay,
        from: CivilDay? = nil, until: CivilDay? = nil, requirement: RequirementRecord? = nil, lateBy: Int? = nil
    ) {
        self.deviceID = deviceID
        self.command = command
        self.args = args
        self.weekdays = weekdays
        self.at = at
        self.from = from
        self.until = until
        self.requirement = requirement
        self.lateBy = lateBy
    }

    /// What comes back.
    public struct Reply: Codable, Equatable, Sendable {
        public let scheduleID: Int64

        enum CodingKeys: String, CodingKey {
            case scheduleID = "schedule_id"
        }

        public init(scheduleID: Int64) {
            self.scheduleID = scheduleID
        }
    }
}
