public import Foundation

/// A clearance, and whether it gives access now.
public struct ClearanceFact: Codable, Equatable, Sendable {
    public let clearanceID: Int64
    public let holds: Bool
}

/// A booking, and whether it gives access now.
public struct BookingFact: Codable, Equatable, Sendable {
    public let bookingID: Int64
    public let from: Date
    public let until: Date
    public let holds: Bool
}

/// A scanner at a lock, and when it last heard a badge of the person.
public struct ListenerFact: Codable, Equatable, Sendable {
    public let scannerID: Int64
    public let scannerName: String
    /// Whether it is reporting.
    public let alive: Bool
    public let heardAt: Date?
    /// In dBm.
    public let rssi: Int?
}
