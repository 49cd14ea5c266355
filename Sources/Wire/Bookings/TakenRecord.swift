public import Foundation

/// A period in which a room is taken. Who booked it is shown only to the booker and the invited persons.
public struct TakenRecord: Codable, Equatable, Sendable {
    public let from: Date
    public let to: Date
    /// The booking, if the caller made it or is invited to it.
    public let bookingID: Int64?
}
