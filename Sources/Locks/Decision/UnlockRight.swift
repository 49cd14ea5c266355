public import Devices
public import Foundation

/// The person who wants to open a door.
public struct Account: Equatable, Sendable {  // generated: init
    /// 0 to 9.
    public var level: Int = 0
    public var isAdmin: Bool = false
    /// Whether they still have their first password: until it is changed they open no door.
    public var mustChangePassword: Bool = false
}

/// A room that the person booked, or was invited to.
public struct BookedTime: Equatable, Sendable {  // generated: init
    /// The seconds before its beginning from which it gives access.
    public static let early: TimeInterval = 300

    public var id: Int64
    public var from: Date
    public var until: Date

    public func holds(at instant: Date) -> Bool { from - Self.early <= instant && instant < until }
}

/// What gives a person the right to open a door.
public enum UnlockRight: Hashable, Sendable {
    case level
    case clearance(Int64)
    case booking(Int64)

    public var sort: UnlockRightSort {
        switch self {
        case .level: .level
        case .clearance: .clearance
        case .booking: .booking
        }
    }

    /// The number of the clearance or the booking.
    public var id: Int64? {
        switch self {
        case .level: nil
        case .clearance(let id), .booking(let id): id
        }
    }
}
