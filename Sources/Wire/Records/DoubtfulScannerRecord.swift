/// A scanner that a survey's badge was louder to in another room than in its own: where it is said to stand is wrong, or what the
/// survey says.
public struct DoubtfulScannerRecord: Codable, Equatable, Sendable {
    public let scannerName: String
    /// Where it is said to stand.
    public let roomNumber: String
    /// Where it heard the badge best.
    public let loudestRoomNumber: String
    /// By how many dB, in the mean; absent where it heard nothing of its own room, though that was surveyed.
    public let louderBy: Double?

    enum CodingKeys: String, CodingKey {
        case scannerName = "scanner_name"
        case roomNumber = "room_number"
        case loudestRoomNumber = "loudest_room_number"
        case louderBy = "louder_by"
    }

    public init(scannerName: String, roomNumber: String, loudestRoomNumber: String, louderBy: Double? = nil) {
        self.scannerName = scannerName
        self.roomNumber = roomNumber
        self.loudestRoomNumber = loudestRoomNumber
        self.louderBy = louderBy
    }
}
