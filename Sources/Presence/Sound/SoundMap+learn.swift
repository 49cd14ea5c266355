extension SoundMap {
    /// The spread of levels at one spot within a second, in dB, before anything is known: what the recordings show.
    private static let spotSpread = 4.0
    /// The level that stands for silence when seconds are compared, in dBm: below what receivers can hear.
    private static let unheard = -100.0

    /// A spot is told apart by so many seconds at least.
    private static let secondsOfSpot = 5

    /// A room where a receiver is not heard was surveyed for about so many seconds.
    private static let usualStay = 60.0

    /// Learns how the rooms of a survey sound.
    /// - Parameter mostSpots: how many spots a room is told apart into at most.
    init(learning survey: Survey, mostSpots: Int = 20) {
        let receivers = survey.receivers
        let places = Dictionary(uniqueKeysWithValues: zip(receivers, receivers.indices))
        let unknown = Sound(chance: 0.001, level: -80, spread: 10)
        let heard = survey.labelled.filter { !$0.levels.isEmpty }
        let background = Self.whole(heard, places).map { tally in
            let sound = tally.sound(within: unknown, spread: 8)
            return Sound(chance: sound.chance, level: sound.level, spread: sound.spread * 1.2)
        }
        let rooms = survey.byRoom.map { Self.room($0.room, $0.seconds, places, background, mostSpots) }
        let absent = background.map { Tally(seconds: Self.usualStay).sound(within: $0, spread: Self.spotSpread) }
        self.init(
            Soundscape(
                receivers: receivers, rooms: rooms, background: background, absent: absent,
                walks: survey.steps(through: rooms)),
            moveRate: Self.moveRate(survey))
    }

    /// By place, what a receiver was heard to do over all seconds.
    private static func whole(_ seconds: [Survey.Second], _ places: [Int64: Int]) -> [Tally] {
        var listened = Array(repeating: seconds.count, count: places.count)
        for receiver in seconds.lazy.flatMap(\.deaf) {
            if let place = places[receiver] { listened[place] -= 1 }
        }
        var tallies = listened.map { Tally(seconds: Double($0)) }
        for second in seconds {
            for (receiver, level) in second.levels {
                if let place = places[receiver] { tallies[place].hear(level) }
            }
        }
        return tallies
    }

    private static func room(
        _ room: Int64, _ seconds: [Survey.Labelled], _ places: [Int64: Int], _ background: [Sound], _ mostSpots: Int
    ) -> SurveyedRoom {
        // Of those that did not listen it is not known whether they hear a badge here.
        let known = Set(seconds.flatMap { $0.second.levels.keys }).union(seconds.flatMap(\.second.deaf))
        let receivers = known.filter { places[$0] != nil }.sorted()
        let here = receivers.compactMap { places[$0] }
        let levels = seconds.map { labelled in receivers.map { labelled.second.hearing(of: $0) } }
        let general = sounds(levels, within: here.map { background[$0] })
        let points = seconds.map { labelled in receivers.map { smooth($0, labelled.around) } }
        let groups = Grouping(points, into: max(1, min(seconds.count / secondsOfSpot, mostSpots))).groups
        let members = Dictionary(grouping: seconds.indices) { groups[$0] }.sorted { $0.key < $1.key }
        let spots = members.map { _, members in
            (
                spot: Spot(room: room, share: Double(members.count) / Double(seconds.count)),
                sounds: sounds(members.map { levels[$0] }, within: general)
            )
        }
        var visited = groups
        for (number, group) in members.enumerated() {
            for second in group.value { visited[second] = number }
        }
        return SurveyedRoom(room: room, places: here, spots: spots, visited: visited)
    }

    /// The mean over a second before and after, in which silence counts half: a spot is where somebody was, not how one
    /// packet came in or was lost.
    private static func smooth(_ receiver: Int64, _ window: ArraySlice<Survey.Second>) -> Double {
        let heard = window.compactMap { $0.levels[receiver] }
        let silent = Double(window.count { $0.hearing(of: receiver) == .silence }) / 2
        return heard.isEmpty ? unheard : (heard.reduce(0, +) + silent * unheard) / (Double(heard.count) + silent)
    }

    private static func sounds(_ seconds: [[Survey.Hearing]], within wider: [Sound]) -> [Sound] {
        wider.indices.map { place in
            var tally = Tally(seconds: Double(seconds.count { $0[place] != .deaf }))
            for case .level(let level) in seconds.map({ $0[place] }) { tally.hear(level) }
            return tally.sound(within: wider[place], spread: spotSpread)
        }
    }

    /// As often as on the walks, which count against 200 seconds of a building where people move every 14 seconds:
    /// a survey that stands still in each room must not teach that nobody ever walks.
    private static func moveRate(_ survey: Survey) -> Double {
        let pace = survey.pace
        return min(0.07, Double(pace.changes + 14) / Double(pace.seconds + 200))
    }
}
