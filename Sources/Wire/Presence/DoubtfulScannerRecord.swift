/// A scanner that heard a survey's badge louder in another room than in its own: either its room or the survey is
/// wrong.
public struct DoubtfulScannerRecord: Codable, Equatable, Sendable {
    public let scannerName: String
    /// The room in which it is registered.
    public let roomNumber: String
    /// The room in which it heard the badge loudest.
    public let loudestRoomNumber: String
    /// The mean difference in dB; absent if it heard nothing in its own room, although that was surveyed.
    public let louderBy: Double?
}
