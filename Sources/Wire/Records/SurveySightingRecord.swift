public import Foundation

/// What a scanner heard of a survey's badge.
public struct SurveySightingRecord: Codable, Equatable, Sendable {
    public let heardAt: Date
    public let scannerName: String
    /// dBm; absent where the scanner gave none.
    public let rssi: Int?
    /// How many packets it stands for.
    public let count: Int

    enum CodingKeys: String, CodingKey {
        case heardAt = "heard_at"
        case scannerName = "scanner_name"
        case rssi, count
    }

    public init(heardAt: Date, scannerName: String, rssi: Int? = nil, count: Int) {
        self.heardAt = heardAt
        self.scannerName = scannerName
        self.rssi = rssi
        self.count = count
    }
}
