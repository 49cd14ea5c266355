/// A state of the model: a spot of a surveyed room, or a room as a whole.
struct HiddenState: Comparable, Sendable {
    let room: Int64
    /// Its number in the radio map; -1 for a room that was not surveyed.
    let spot: Int32

    static func < (one: HiddenState, other: HiddenState) -> Bool {
        (one.room, one.spot) < (other.room, other.spot)
    }
}
