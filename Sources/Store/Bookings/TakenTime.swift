public import Foundation

/// A time at which a room is booked.
public struct TakenTime: Equatable, Sendable {
    public let from: Date
    public let until: Date
    /// The booking, if the caller made it or is invited to it.
    public let ownBooking: Int64?
}
