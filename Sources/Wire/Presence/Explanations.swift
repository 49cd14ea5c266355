public import Foundation

/// Why a person is believed to be in a room: the likeliest rooms, and what each receiver heard.
public struct ExplanationRecord: Codable, Equatable, Sendable {
    /// At most two, likeliest first, including the room in which the person is believed to be.
    public let candidates: [CandidateRecord]
    /// Ordered by level, loudest first.
    public let heard: [EvidenceRecord]
    /// How much louder the badge is than those used for the surveys, in dB; negative if it is fainter. The value is
    /// subtracted from the levels before they are compared with a survey. Absent if it is below one decibel.
    public let badgeLouderBy: Double?
}

/// A room in which the person may be.
public struct CandidateRecord: Codable, Equatable, Sendable {
    public let roomNumber: String
    /// The probability of this room, 0…1, given everything heard so far.
    public let chance: Double
    /// Since when a room other than the believed one has been a candidate.
    public let since: Date?
}

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
