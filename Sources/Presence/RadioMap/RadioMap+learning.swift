extension RadioMap {
    /// Learns the fingerprints of a survey's rooms: k-means over its seconds finds the spots, and each spot and
    /// receiver gets a level distribution.
    /// - Parameter maxSpots: the maximum number of spots in a room.
    init(learning survey: Survey, maxSpots: Int = Parameters.current.fingerprint.maxSpots) {
        let receivers = survey.receivers
        let places = Dictionary(uniqueKeysWithValues: zip(receivers, receivers.indices))
        let unknown = LevelDistribution(
            chance: 1 - Parameters.current.fingerprint.maxChance, level: Parameters.current.link.assumedLevel,
            spread: Parameters.current.fingerprint.buildingSpread)
        let heard = survey.labelled.filter { !$0.levels.isEmpty }
        let background = Self.whole(heard, places).map { tally in
            let sound = tally.sound(within: unknown, spread: Parameters.current.fingerprint.buildingSpread)
            return LevelDistribution(
                chance: sound.chance, level: sound.level,
                spread: sound.spread * Parameters.current.fingerprint.buildingWidening)
        }
        let rooms = survey.byRoom.map { Self.room($0.room, $0.seconds, places, background, maxSpots) }
        let absent = background.map {
            LevelDistribution.Tally(seconds: Double(Parameters.current.training.enoughUnsurveyed)).sound(
                within: $0, spread: Parameters.current.fingerprint.spotSpread)
        }
        self.init(
            Fingerprints(
                receivers: receivers, rooms: rooms, background: background, absent: absent,
                walks: survey.steps(through: rooms)),
            moveRate: Self.moveRate(survey))
    }

    /// Returns the distribution of each receiver over all seconds, by place.
    private static func whole(_ seconds: [Survey.Second], _ places: [Int64: Int]) -> [LevelDistribution.Tally] {
        var listened = Array(repeating: seconds.count, count: places.count)
        for receiver in seconds.lazy.flatMap(\.notListening) {
            if let place = places[receiver] { listened[place] -= 1 }
        }
        var tallies = listened.map { LevelDistribution.Tally(seconds: Double($0)) }
        for second in seconds {
            for (receiver, level) in second.levels {
                if let place = places[receiver] { tallies[place].hear(level) }
            }
        }
        return tallies
    }

    private static func room(
        _ room: Int64, _ seconds: [Survey.Labelled], _ places: [Int64: Int], _ background: [LevelDistribution],
        _ maxSpots: Int
    ) -> Fingerprints.SurveyedRoom {
        // Whether receivers that did not listen hear a badge here is unknown.
        let known = Set(seconds.flatMap { $0.second.levels.keys }).union(seconds.flatMap(\.second.notListening))
        let receivers = known.filter { places[$0] != nil }.sorted()
        let here = receivers.compactMap { places[$0] }
        let levels = seconds.map { labelled in receivers.map { labelled.second.hearing(of: $0) } }
        let general = sounds(levels, within: here.map { background[$0] })
        let points = seconds.map { labelled in receivers.map { smooth($0, labelled.around) } }
        let groups = Clustering(
            points, into: max(1, min(seconds.count / Parameters.current.fingerprint.secondsOfSpot, maxSpots))
        ).groups
        let members = Dictionary(grouping: seconds.indices) { groups[$0] }.sorted { $0.key < $1.key }
        let spots = members.map { _, members in
            (
                spot: Fingerprints.Spot(room: room, share: Double(members.count) / Double(seconds.count)),
                sounds: sounds(members.map { levels[$0] }, within: general)
            )
        }
        var visited = groups
        for (number, group) in members.enumerated() {
            for second in group.value { visited[second] = number }
        }
        return Fingerprints.SurveyedRoom(room: room, places: here, spots: spots, visited: visited)
    }

    /// Returns the mean over a second before and after, in which silence has half the weight: a spot describes where
    /// the badge was, not whether one packet was received or lost.
    private static func smooth(_ receiver: Int64, _ window: ArraySlice<Survey.Second>) -> Double {
        let heard = window.compactMap { $0.levels[receiver] }
        let silent = Double(window.count { $0.hearing(of: receiver) == .silence }) / 2
        let unheard = Parameters.current.fingerprint.silenceLevel
        return heard.isEmpty ? unheard : (heard.reduce(0, +) + silent * unheard) / (Double(heard.count) + silent)
    }

    private static func sounds(_ seconds: [[Survey.Hearing]], within wider: [LevelDistribution]) -> [LevelDistribution]
    {
        wider.indices.map { place in
            var tally = LevelDistribution.Tally(seconds: Double(seconds.count { $0[place] != .notListening }))
            for case .level(let level) in seconds.map({ $0[place] }) { tally.hear(level) }
            return tally.sound(within: wider[place], spread: Parameters.current.fingerprint.spotSpread)
        }
    }

    /// Returns the rate of moves on the walks, combined with 200 seconds of a building in which people move every 14
    /// seconds: a survey that stands still in each room must not teach that people never walk.
    private static func moveRate(_ survey: Survey) -> Double {
        let pace = survey.pace
        let prior = Parameters.current.fingerprint
        return Double(pace.changes + prior.priorChanges) / Double(pace.seconds + prior.priorSeconds)
    }
}

extension RadioMap {
    /// Groups the seconds of a room into spots: k-means that starts with the second nearest the mean and then
    /// repeatedly adds the one farthest from all chosen, so that the same survey gives the same spots.
    struct Clustering {
        /// The group number of each point.
        private(set) var groups: [Int]
        private let points: [[Double]]
        private var centres: [[Double]]

        init(_ points: [[Double]], into count: Int) {
            self.points = points
            groups = Array(repeating: 0, count: points.count)
            centres = [Self.mean(points)]
            guard count > 1, points.count > 1 else { return }
            choose(count)
            for _ in 0..<Parameters.current.fingerprint.rounds {
                groups = points.map { Self.nearest($0, centres).index }
                for index in centres.indices {
                    let members = points.indices.filter { groups[$0] == index }
                    if !members.isEmpty { centres[index] = Self.mean(members.map { points[$0] }) }
                }
            }
        }

        private mutating func choose(_ count: Int) {
            let middle = centres[0]
            let first = points.min { Self.distance($0, middle) < Self.distance($1, middle) }
            centres = [first ?? middle]
            var distances = points.map { Self.distance($0, centres[0]) }
            while centres.count < count {
                let farthest = distances.indices.max { distances[$0] < distances[$1] } ?? 0
                centres.append(points[farthest])
                distances = zip(points, distances).map { min($1, Self.distance($0, points[farthest])) }
            }
        }

        private static func mean(_ points: [[Double]]) -> [Double] {
            guard var sum = points.first else { return [] }
            for point in points.dropFirst() {
                for index in sum.indices { sum[index] += point[index] }
            }
            return sum.map { $0 / Double(points.count) }
        }

        private static func nearest(_ point: [Double], _ centres: [[Double]]) -> (index: Int, distance: Double) {
            var best = (index: 0, distance: Double.infinity)
            for (index, centre) in centres.enumerated() {
                let distance = distance(point, centre)
                if distance < best.distance { best = (index, distance) }
            }
            return best
        }

        private static func distance(_ one: [Double], _ other: [Double]) -> Double {
            var sum = 0.0
            for index in one.indices {
                let difference = one[index] - other[index]
                sum += difference * difference
            }
            return sum
        }
    }
}
