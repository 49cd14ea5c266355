public import Foundation

/// Why a person is believed to be where they are: the likeliest rooms, and what each receiver heard.
public struct ExplanationRecord: Codable, Equatable, Sendable {
    /// At most two, the likeliest first, and the room they are believed to be in among them.
    public let candidates: [CandidateRecord]
    /// The loudest first.
    public let heard: [EvidenceRecord]
    /// How much louder the badge is heard than those that the surveys were made with, in dB, below 0 for one that is
    /// fainter: that is taken off the levels before they are compared with a survey. Only where that is a decibel or
    /// more.
    public let badgeLouderBy: Double?
}

/// A room that comes into question.
public struct CandidateRecord: Codable, Equatable, Sendable {
    public let roomNumber: String
    /// 0…1, by all that was heard so far.
    public let chance: Double
    /// Since when another room than the believed one has come into question.
    public let since: Date?
}

/// What one receiver heard of a person, and what it says for the likeliest rooms.
public struct EvidenceRecord: Codable, Equatable, Sendable {
    /// The scanner that heard their badge; absent if their own client heard a room beacon.
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
    /// True if that scanner has fallen quiet: what it said last stands. Absent otherwise.
    public let quiet: Bool?
    /// How strongly it speaks for the first candidate, as a natural logarithm of a likelihood ratio; absent if it
    /// says nothing of that room.
    public let forFirst: Double?
    /// The same for the second.
    public let forSecond: Double?
}
