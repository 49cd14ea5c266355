/// What one receiver heard of somebody, and what it says for the likeliest rooms.
public struct EvidenceRecord: Codable, Equatable, Sendable {
    /// The scanner that heard their badge; absent where their own client heard a room beacon.
    public let scannerName: String?
    /// Of the room beacon that their client heard.
    public let majorKey: Int?
    public let minorKey: Int?
    /// Where the scanner or the room beacon stands.
    public let roomNumber: String?
    /// Smoothed, in dBm.
    public let rssi: Double
    /// How long ago it was heard last, in seconds.
    public let age: Double
    /// True where that scanner has fallen quiet: what it said last stands. Absent otherwise.
    public let quiet: Bool?
    /// How strongly it speaks for the first candidate, as a natural logarithm of a likelihood ratio; absent where it says
    /// nothing of that room.
    public let forFirst: Double?
    /// The same for the second.
    public let forSecond: Double?

    enum CodingKeys: String, CodingKey {
        case scannerName = "scanner_name"
        case majorKey = "major_key"
        case minorKey = "minor_key"
        case roomNumber = "room_number"
        case rssi
        case age
        case quiet
        case forFirst = "for_first"
        case forSecond = "for_second"
    }

    public init(
        scannerName: String? = nil, majorKey: Int? = nil, minorKey: Int? = nil, roomNumber: String? = nil,
        rssi: Double, age: Double, quiet: Bool? = nil, forFirst: Double? = nil, forSecond: Double? = nil
    ) {
        self.scannerName = scannerName
        self.majorKey = majorKey
        self.minorKey = minorKey
        self.roomNumber = roomNumber
        self.rssi = rssi
        self.age = age
        self.quiet = quiet
        self.forFirst = forFirst
        self.forSecond = forSecond
    }
}
