/// What one scanner heard of a survey's badge during a stay.
public struct SurveyHeardRecord: Codable, Equatable, Sendable {
    public let scannerName: String
    /// Where the scanner stands.
    public let roomNumber: String
    /// Advertisements.
    public let packets: Int
    /// In how many seconds it heard something.
    public let seconds: Int
    /// The mean in dBm; absent where the receiver gave no levels.
    public let rssi: Double?

    enum CodingKeys: String, CodingKey {
        case scannerName = "scanner_name"
        case roomNumber = "room_number"
        case packets
        case seconds
        case rssi
    }

    public init(scannerName: String, roomNumber: String, packets: Int, seconds: Int, rssi: Double? = nil) {
        self.scannerName = scannerName
        self.roomNumber = roomNumber
        self.packets = packets
        self.seconds = seconds
        self.rssi = rssi
    }
}
