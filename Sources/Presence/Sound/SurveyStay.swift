/// Consecutive seconds of a walk that a survey names alike, and that are found in one room.
struct SurveyStay {
    /// In fewer seconds somebody may only have passed by, or a packet was odd.
    private static let least = 8
    /// More than this share of a stay is most of it.
    private static let most = 0.6
    /// In so many seconds, and such a share of a stay, placement is seldom wrong all the time.
    private static let long = (seconds: 45, share: 0.25)

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
        let isLong = seconds.count >= Self.long.seconds && Double(seconds.count) >= Self.long.share * length
        let isMost = named.count >= Self.least && Double(places[named].count { $0 == found }) > Self.most * length
        isPlain = isLong || isMost
    }

    /// The other room that it is found in for a while.
    var elsewhere: Int64? { found == room || seconds.count < Self.least ? nil : found }
}
