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
