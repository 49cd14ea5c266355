public import Devices

/// Changes what is given of a schedule and leaves the rest. It takes the right to manage the device; a person who made
/// the schedule needs to operate it alone.
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
    /// `07:30` on the school's clocks, `sunrise`, `sunset-30` in minutes.
    public let at: TimeOfDay?
    /// The first day.
    public let from: CivilDay?
    /// The last day.
    public let until: CivilDay?
    /// A condition that must hold too.
    public let requirement: RequirementRecord?  // key: if
    /// Up to so many seconds late it is done, 0…3,600.
    public let lateBy: Int?
    /// Whether it is done at all.
    public let enabled: Bool?
    /// Takes away what is named: `from`, `until` or `if`.
    public let without: [ScheduleMember]?
}

/// What a schedule need not have.
public enum ScheduleMember: String, CaseIterable, WireEnum {
    case from, until
    case requirement = "if"
}

/// Deletes a schedule. It takes what changing it does.
public struct DeleteSchedule: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.universalDeleteSchedule

    public let scheduleID: Int64
}
