/// What became of a second now that all of a stretch is known.
struct Judgement {
    /// The most likely room.
    let room: Int64?
    /// How likely that room is.
    let chance: Double
    /// Where they may have been, and how likely; what is hardly likely is left out.
    let places: [Belief.Share]
}
