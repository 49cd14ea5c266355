/// One of the places where somebody may be: a spot of a surveyed room, or a room as a whole.
struct Hypothesis: Comparable, Sendable {
    let room: Int64
    /// Its number in the sound map; -1 for a room that was not surveyed.
    let spot: Int32

    static func < (one: Hypothesis, other: Hypothesis) -> Bool {
        (one.room, one.spot) < (other.room, other.spot)
    }
}
