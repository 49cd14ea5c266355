extension SoundMap {
    /// The spread of levels at one spot within a second, in dB, before anything is known: what the recordings show.
    private static let spotSpread = 4.0
    /// The level that stands for silence when seconds are compared, in dBm: below what receivers can hear.
    private static let unheard = -100.0

    /// Learns how the rooms of a survey sound.
    /// - Parameter mostSpots: how many spots a room is told apart into at most.
    init(learning survey: Survey, mostSpots: Int = 20) {
        let receivers = survey.receivers
        let labelled = Self.vectors(survey, receivers)
        let unknown = Sound(chance: 0.001, level: -80, spread: 10)
        let background = Self.sounds(labelled.map(\.levels), within: receivers.map { _ in unknown }, spread: 8)
            .map { Sound(chance: $0.chance, level: $0.level, spread: $0.spread * 1.2) }
        let spots = survey.rooms.flatMap { room in
            Self.spots(of: room, labelled.filter { $0.room == room }, background, mostSpots)
        }
        self.init(receivers: receivers, learned: spots, background: background, moveRate: Self.moveRate(survey))
    }

    private typealias Vector = (room: Int64, levels: [Double?], smooth: [Double])

    private static func vectors(_ survey: Survey, _ receivers: [Int64]) -> [Vector] {
        survey.walks.flatMap { walk in
            let levels = walk.map { second in receivers.map { second.levels[$0] } }
            return walk.indices.compactMap { index in
                walk[index].room.map { ($0, levels[index], smooth(levels, around: index)) }
            }
        }
    }

    /// The mean over a second before and after, in which silence counts half: a spot is where somebody was, not how one
    /// packet came in or was lost.
    private static func smooth(_ levels: [[Double?]], around index: Int) -> [Double] {
        let window = levels[max(0, index - 1)..<min(levels.count, index + 2)]
        return levels[index].indices.map { place in
            let heard = window.compactMap { $0[place] }
            let silent = Double(window.count - heard.count) / 2
            return heard.isEmpty ? unheard : (heard.reduce(0, +) + silent * unheard) / (Double(heard.count) + silent)
        }
    }

    private static func spots(of room: Int64, _ vectors: [Vector], _ background: [Sound], _ mostSpots: Int)
        -> [(spot: Spot, sounds: [Sound])]
    {
        let whole = sounds(vectors.map(\.levels), within: background, spread: spotSpread)
        let count = min(mostSpots, spotCount(seconds: vectors.count))
        let groups = Grouping(vectors.map(\.smooth), into: count).groups
        return Dictionary(grouping: vectors.indices) { groups[$0] }.sorted { $0.key < $1.key }.map { _, members in
            (
                Spot(room: room, share: Double(members.count) / Double(vectors.count)),
                sounds(members.map { vectors[$0].levels }, within: whole, spread: spotSpread)
            )
        }
    }

    /// Five seconds for a spot at least, twelve spots for most rooms, and more only where very much was heard.
    private static func spotCount(seconds: Int) -> Int {
        max(1, min(seconds / 5, max(12, Int(Double(seconds).squareRoot() / 3))))
    }

    private static func sounds(_ seconds: [[Double?]], within wider: [Sound], spread: Double) -> [Sound] {
        wider.indices.map { place in
            var tally = Tally()
            for second in seconds { tally.add(second[place]) }
            return tally.sound(within: wider[place], spread: spread)
        }
    }

    /// As often as on the walks, which count against 200 seconds of a building where people move every 14 seconds:
    /// a survey that stands still in each room must not teach that nobody ever walks.
    private static func moveRate(_ survey: Survey) -> Double {
        let pace = survey.pace
        return min(0.07, Double(pace.changes + 14) / Double(pace.seconds + 200))
    }
}
