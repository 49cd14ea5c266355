/// Where somebody who has left a room may have gone.
struct Ways {
    let room: Int64
    /// Where its doors lead; nil where that does not count: none is known, or none leads to a room in question.
    let exits: Doorways.Exits?
    /// The chance of each room behind a door, beside what every other room has.
    let direct: Double
    /// The chance of every other room.
    let stray: Double

    func chance(of other: Int64) -> Double {
        guard other != room else { return 0 }
        return exits?.lead(to: other) == true ? direct + stray : stray
    }
}
