public import Devices
public import Foundation

/// A recurring command for a device.
public struct ScheduleRecord: Codable, Equatable, Sendable {
    public let scheduleID: Int64
    public let deviceID: Int64
    public let deviceName: String
    public let command: String
    public let args: DeviceProperties
    /// The days on which it is due, such as `mon`.
    public let weekdays: [Weekday]
    /// `07:30` on the school's clocks, `sunrise`, or `sunset-30` with an offset in minutes.
    public let at: TimeOfDay
    /// The first day; nil if it has no start.
    public let from: CivilDay?
    /// The last day; nil if it has no end.
    public let until: CivilDay?
    /// A condition that must also hold.
    public let requirement: RequirementRecord?  // key: if
    /// The maximum delay in seconds with which it is still carried out; after that it is missed.
    public var lateBy: Int = 300
    public var enabled: Bool = true
    /// When it is next due; nil if never, or only in more than a year.
    public let nextAt: Date?
    /// When it was last due; nil if never.
    public let lastAt: Date?
    /// The result of the last run: `asked`, `missed`, `not_met`, `held` (it was unknown whether the condition `if`
    /// held) or `refused`. This and the next two values are absent if they would reveal information about people in a
    /// room or zone whom the caller may not see.
    public let lastOutcome: String?
    /// The ID of the command sent in the last run.
    public let lastCommandID: Int64?
    /// Why the last run was refused.
    public let lastReason: String?
    /// The last times at which it was due, newest first: as many as requested.
    public let runs: [ScheduleRunRecord]?
}

/// A time at which a schedule was due, and the result.
public struct ScheduleRunRecord: Codable, Equatable, Sendable {
    public let dueAt: Date
    /// `asked`, `missed`, `not_met`, `held` (it was unknown whether the condition `if` held) or `refused`.
    public let outcome: String
    /// The ID of the command that was sent.
    public let commandID: Int64?
    /// Why it was refused.
    public let reason: String?
}

/// The schedules of devices that the caller may see.
public struct GetSchedules: Request, ListRequest {
    public static let type = RequestType.universalGetSchedules
    public static let callers: Callers = .persons

    /// Only schedules of this device.
    public let deviceID: Int64?
    /// Only this schedule.
    public let scheduleID: Int64?
    /// How many of the last runs of each schedule to return, 0…50; none if absent.
    public let runs: Int?
    /// Only schedules whose device or command contains this text, ignoring case.
    public let search: String?
    public let page: Int?
    public let pageSize: Int?

    public struct Reply: Codable, Sendable {
        public let schedules: [ScheduleRecord]
        /// The total number of matches on all pages.
        public let total: Int
    }
}

/// Schedules a recurring command. The caller needs the right to operate the device, now and whenever the command is
/// due.
///
/// A time that a clock change skips is due right after the gap, and a time that occurs twice is due once.
public struct CreateSchedule: Request {
    public static let type = RequestType.universalCreateSchedule
    public static let callers: Callers = .persons

    public let deviceID: Int64
    /// The name of a command of the device's kind.
    public let command: String
    /// The command's arguments, by name.
    public let args: DeviceProperties?
    /// The days on which it is due, such as `mon`; all days if absent.
    public let weekdays: [Weekday]?
    /// `07:30` on the school's clocks, `sunrise`, or `sunset-30` with an offset in minutes.
    public let at: TimeOfDay
    /// The first day; it begins at once if absent.
    public let from: CivilDay?
    /// The last day; it has no end if absent.
    public let until: CivilDay?
    /// A condition that must also hold. Callers may only name rooms and zones whose people they may see.
    public let requirement: RequirementRecord?  // key: if
    /// The maximum delay in seconds with which it is still carried out, 0…3,600; after that it is missed. 300 if
    /// absent.
    public let lateBy: Int?

    public struct Reply: Codable, Equatable, Sendable {
        public let scheduleID: Int64
    }
}

/// Changes the given values of a schedule and leaves the others unchanged. The caller needs the right to manage the
/// device; for the creator of the schedule, the right to operate it suffices.
public struct EditSchedule: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.universalEditSchedule
    public static let callers: Callers = .persons

    public let scheduleID: Int64
    /// The name of a command of the device's kind.
    public let command: String?
    /// The command's arguments, by name.
    public let args: DeviceProperties?
    /// The days on which it is due, such as `mon`.
    public let weekdays: [Weekday]?
    /// `07:30` on the school's clocks, `sunrise`, or `sunset-30` with an offset in minutes.
    public let at: TimeOfDay?
    /// The first day.
    public let from: CivilDay?
    /// The last day.
    public let until: CivilDay?
    /// A condition that must also hold.
    public let requirement: RequirementRecord?  // key: if
    /// The maximum delay in seconds with which it is still carried out, 0…3,600.
    public let lateBy: Int?
    /// Whether the schedule is enabled.
    public let enabled: Bool?
    /// Removes the named values: `from`, `until` or `if`.
    public let without: [ScheduleMember]?
}

/// A value that can be removed from a schedule.
public enum ScheduleMember: String, CaseIterable, WireEnum {
    case from, until
    case requirement = "if"
}

/// Deletes a schedule. The caller needs the same right as to change it.
public struct DeleteSchedule: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.universalDeleteSchedule
    public static let callers: Callers = .persons

    public let scheduleID: Int64
}
