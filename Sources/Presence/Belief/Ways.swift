/// Where somebody who has left a room may have gone.
struct Ways {
    let room: Int64
    /// The rooms behind its doors; nil where no door of it is known.
    let near: [Int64]?
    /// The chance of each room behind a door, beside what every other room has.
    let direct: Double
    /// The chance of every other room.
    let stray: Double

    func chance(of other: Int64) -> Double {
        guard other != room else { return 0 }
        return near?.contains(other) == true ? direct + stray : stray
    }
}
