/// Consecutive seconds of a walk that a survey names alike, and that are found in one room.
struct SurveyStay {
    /// In fewer seconds somebody may only have passed by, or a packet was odd.
    private static let least = 8

    let walk: Int
    let seconds: Range<Int>
    /// As the survey names it.
    let room: Int64
    /// Nil where it is found nowhere.
    let found: Int64?

    /// The other room that it is plainly found in.
    var elsewhere: Int64? { found == room || seconds.count < Self.least ? nil : found }
}
