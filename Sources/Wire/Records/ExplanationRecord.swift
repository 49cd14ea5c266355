/// Why somebody is believed to be where they are: the likeliest rooms, and what each receiver heard.
public struct ExplanationRecord: Codable, Equatable, Sendable {
    /// At most two, the likeliest first, and the room they are believed to be in among them.
    public let candidates: [CandidateRecord]
    /// The loudest first.
    public let heard: [EvidenceRecord]

    public init(candidates: [CandidateRecord], heard: [EvidenceRecord]) {
        self.candidates = candidates
        self.heard = heard
    }
}
