public import Foundation

/// Why somebody is believed to be where they are: the likeliest rooms, and what each receiver has to say of them.
public struct Explanation: Equatable, Sendable {
    /// A room that comes into question.
    public struct Candidate: Equatable, Sendable {
        public let room: Int64
        /// 0…1.
        public let chance: Double
        /// Since when it has come into question; nil for the room they are believed to be in.
        public let since: Date?
    }

    /// What one receiver heard.
    public struct Word: Equatable, Sendable {
        public let link: Link
        /// Where the fixed one of receiver and beacon stands; nil where nobody said.
        public let room: Int64?
        /// The beacon that was heard.
        public let beacon: Int64
        /// Smoothed, in dBm.
        public let level: Double
        public let heardAt: Date
        /// Whether it is a scanner that has fallen quiet: what it said last stands.
        public let isQuiet: Bool
        /// How strongly it speaks for each candidate in a second like the last, as a natural logarithm: by how much likelier
        /// than anywhere this level is in the room, where a survey taught that, and its share of what placement says of the
        /// room, where it stands in it and placement counts between surveyed rooms. Where one of the candidates was not
        /// surveyed, placement alone. Nil where it has nothing to say of it, and of a client's beacon.
        public let says: [Double?]
    }

    /// At most two, the likeliest first, and the room they are held in among them; the second may have no chance left. None
    /// for somebody who is not present.
    public let candidates: [Candidate]
    /// The loudest first.
    public let words: [Word]
    /// How much louder the badge is heard than those of the survey, in dB: what a survey taught is compared with levels less
    /// that.
    public let louder: Double
}
