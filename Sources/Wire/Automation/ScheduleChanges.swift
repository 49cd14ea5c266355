public import Devices

/// Changes the given values of a schedule and leaves the others unchanged. The caller needs the right to manage the
/// device; for the creator of the schedule, the right to operate it suffices.
public struct EditSchedule: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.universalEditSchedule

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

    public let scheduleID: Int64
}
