/// Why somebody is believed to be where they are: the likeliest rooms, and what each receiver heard.
public struct ExplanationRecord: Codable, Equatable, Sendable {
    /// At most two, the likeliest first, and the room they are believed to be in among them.
    public let candidates: [CandidateRecord]
    /// The loudest first.
    public let heard: [EvidenceRecord]
    /// How much louder the badge is heard than those that the surveys were made with, in dB, below 0 for one that is fainter: that
    /// is taken off the levels before they are compared with a survey. Only where that is a decibel or more.
    public let badgeLouderBy: Double?

    enum CodingKeys: String, CodingKey {
        case candidates, heard
        case badgeLouderBy = "badge_louder_by"
    }

    public init(candidates: [CandidateRecord], heard: [EvidenceRecord], badgeLouderBy: Double? = nil) {
        self.candidates = candidates
        self.heard = heard
        self.badgeLouderBy = badgeLouderBy
    }
}
