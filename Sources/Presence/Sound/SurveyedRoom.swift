/// How a room sounds to the receivers that heard it surveyed.
struct SurveyedRoom {
    let room: Int64
    /// The places of the receivers that heard a badge there, in ascending order.
    let places: [Int]
    /// Each with its sounds, in the order of `places`.
    let spots: [(spot: Spot, sounds: [Sound])]
    /// By second of its survey, in which of them it was.
    let visited: [Int]
}
