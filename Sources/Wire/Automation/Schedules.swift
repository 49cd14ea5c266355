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
    /// The first day; nil if it has no beginning.
    public let from: CivilDay?
    /// The last day; nil if it has no end.
    public let until: CivilDay?
    /// A condition that must hold too.
    public let requirement: RequirementRecord?  // key: if
    /// Up to so many seconds late it is done; later it is missed.
    public var lateBy: Int = 300
    public var enabled: Bool = true
    /// When it is due next; nil if that is never, or more than a year away.
    public let nextAt: Date?
    /// When it was due last; nil if it never was.
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
}

/// Schedules of devices that the caller may see.
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

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let schedules: [ScheduleRecord]
        /// How many there are in all, on this page and on the others.
        public let total: Int
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
    public let requirement: RequirementRecord?  // key: if
    /// Up to so many seconds late it is done, 0…3,600; later it is missed. 300 if absent.
    public let lateBy: Int?

    /// What comes back.
    public struct Reply: Codable, Equatable, Sendable {
        public let scheduleID: Int64
    }
}
