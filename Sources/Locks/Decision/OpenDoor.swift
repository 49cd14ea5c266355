public import Foundation

/// A door in its opening hours: it is held open from when a member of staff is present behind it until none has been
/// for ten minutes. It is checked once a minute, and a lock that receives nothing more locks by itself.
public struct OpenDoor: Codable, Equatable, Sendable {  // generated: init
    /// Seconds between two checks.
    public static let interval: TimeInterval = 60
    /// The seconds for which each check holds the door open: one check may be late.
    public static let hold = 90
    /// The seconds for which it stays open after the last member of staff left.
    public static let timeout: TimeInterval = 600

    /// When a member of staff was last present behind it, in these opening hours.
    public private(set) var staffAt: Date?

    /// - Parameter isStaffBehind: nil if detection is not possible. This neither opens the door nor extends its
    ///   opening.
    /// - Returns: the seconds for which to hold the door from now; nil if it must not be held open.
    public mutating func look(at now: Date, isOpenHour: Bool, isStaffBehind: Bool?) -> Int? {
        guard isOpenHour else {
            staffAt = nil
            return nil
        }
        if isStaffBehind == true { staffAt = now }
        guard let staffAt, now.timeIntervalSince(staffAt) < Self.timeout else { return nil }
        return Self.hold
    }
}
