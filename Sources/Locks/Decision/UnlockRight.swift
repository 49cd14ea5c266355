public import Devices

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
