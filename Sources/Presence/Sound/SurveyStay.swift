/// Consecutive seconds of a walk that a survey names alike, and that are found in one room.
struct SurveyStay {
    let walk: Int
    let seconds: Range<Int>
    /// As the survey names it.
    let room: Int64
    /// Nil where it is found nowhere.
    let found: Int64?
    /// Whether it is no mere corner of a stay: it is long, or most of all the seconds that are named alike.
    let isPlain: Bool

    /// - Parameters:
    ///   - named: all the seconds around it that are named alike.
    ///   - places: by second of the walk, where it is found.
    init(walk: Int, _ seconds: Range<Int>, of named: Range<Int>, in room: Int64, found places: [Int64?]) {
        (self.walk, self.seconds, self.room) = (walk, seconds, room)
        let found = places[seconds.lowerBound]
        self.found = found
        let length = Double(named.count)
        let isLong =
            seconds.count >= Parameters.current.survey.longStay
            && Double(seconds.count) >= Parameters.current.survey.longShare * length
        let isMost =
            named.count >= Parameters.current.survey.leastStay
            && Double(places[named].count { $0 == found }) > Parameters.current.survey.mostOfStay * length
        isPlain = isLong || isMost
    }

    /// The other room that it is found in for a while.
    var elsewhere: Int64? { found == room || seconds.count < Parameters.current.survey.leastStay ? nil : found }
}
