public import Foundation

/// What a scanner heard of a survey's badge.
public struct SurveySighting: Equatable, Sendable {
    public let heardAt: Date
    public let scannerName: String
    /// dBm; nil where the scanner gave none.
    public let rssi: Int?
    /// How many packets it stands for.
    public let count: Int
}
