/// What one receiver heard of a person, and how it supports the likeliest rooms.
public struct EvidenceRecord: Codable, Equatable, Sendable {
    /// The scanner that heard the person's badge; absent if the person's client heard a room beacon.
    public let scannerName: String?
    /// The major of the room beacon that the client heard.
    public let majorKey: Int?
    public let minorKey: Int?
    /// The room of the scanner or room beacon.
    public let roomNumber: String?
    /// Smoothed, in dBm.
    public let rssi: Double
    /// The time since it was last heard, in seconds.
    public let age: Double
    /// True if the scanner has fallen silent, in which case its last report still counts. Absent otherwise.
    public let quiet: Bool?
    /// How strongly it supports the first candidate, as the natural logarithm of a likelihood ratio; absent if it says
    /// nothing about that room.
    public let forFirst: Double?
    /// The same for the second candidate.
    public let forSecond: Double?
}
