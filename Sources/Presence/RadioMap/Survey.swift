/// Labelled evidence: what the receivers heard of a badge while its room was known.
public struct Survey: Equatable, Sendable {  // generated: init
    /// One second of a walk.
    public struct Second: Equatable, Sendable {  // generated: init
        /// The mean level that each receiver heard in this second, in dBm; a receiver without an entry heard nothing.
        public let levels: [Int64: Double]
        /// The label; nil if the room is unknown: the second then counts only for the smoothing of its neighbours.
        public let room: Int64?
        /// Receivers that did not listen: their silence is not evidence.
        public var notListening: Set<Int64> = []

        /// The same second without a label.
        var unlabelled: Second { Second(levels: levels, room: nil, notListening: notListening) }
    }

    /// Walks, each a run of consecutive seconds.
    public var walks: [[Second]]

    var rooms: [Int64] { Set(labelled.compactMap(\.room)).sorted() }

    var receivers: [Int64] { Set(walks.joined().flatMap(\.levels.keys)).sorted() }

    var labelled: [Second] { walks.joined().filter { $0.room != nil } }

    /// The number of labelled seconds, by room.
    var labelledSeconds: [Int64: Int] { seconds { _ in true } }

    /// The number of seconds in which a receiver heard the badge, by room.
    var heardSeconds: [Int64: Int] { seconds { !$0.levels.isEmpty } }

    /// How long each room was surveyed, by how often the badge was heard: a badge that sends seldom is heard seldom in
    /// all rooms, so the seconds between its packets count in each room as in the room where it is heard most often.
    var knownSeconds: [Int64: Int] {
        let (heard, labelled) = (heardSeconds, labelledSeconds)
        let often = heard.map { Double($1) / Double(labelled[$0, default: 1]) }.max() ?? 1
        return heard.mapValues { Int(Double($0) / often) }
    }

    private func seconds(where counts: (Second) -> Bool) -> [Int64: Int] {
        walks.joined().reduce(into: [:]) { found, second in
            if let room = second.room, counts(second) { found[room, default: 0] += 1 }
        }
    }

    /// The number of changes of room in the walks, and the number of labelled seconds.
    var pace: (changes: Int, seconds: Int) {
        let changes = walks.map { walk in
            let rooms = walk.compactMap(\.room)
            return zip(rooms, rooms.dropFirst()).count { $0 != $1 }
        }
        return (changes.reduce(0, +), labelled.count)
    }

    /// Whether its walks go from room to room, but almost always with a pause, as in a guided survey: that does not
    /// show how often people walk.
    public var pausesBetweenRooms: Bool {
        let runs = walks.flatMap { $0.split { $0.room == nil } }
        let walked = runs.filter { run in run.contains { $0.room != run.first?.room } }.map(\.count).reduce(0, +)
        return pace.changes > 0 && !Self.tellsPace(walked: walked, of: labelled.count)
    }

    /// Returns whether enough of the seconds are on walks from room to room to show how often people move: one stay
    /// that happens to be followed by another is not enough.
    public static func tellsPace(walked: Int, of seconds: Int) -> Bool { walked * 10 >= seconds && walked > 0 }

    /// Two halves, each made of alternate quarters of every walk, so that neighbouring seconds fall into the same half.
    var halves: (Survey, Survey) {
        func half(_ parity: Int) -> [[Second]] {
            walks.flatMap { walk in
                (0..<4).filter { $0 % 2 == parity }.map { Array(walk[walk.count * $0 / 4..<walk.count * ($0 + 1) / 4]) }
            }
        }
        return (Survey(walks: half(0)), Survey(walks: half(1)))
    }
}

extension Survey {
    /// What a receiver heard of the badge in a second.
    enum Hearing: Equatable {
        /// In dBm.
        case level(Double)
        case silence
        /// The receiver did not listen.
        case notListening
    }
}

extension Survey.Second {
    func hearing(of receiver: Int64) -> Survey.Hearing {
        if let level = levels[receiver] { return .level(level) }
        return notListening.contains(receiver) ? .notListening : .silence
    }
}

extension Survey {
    /// A labelled second and the seconds beside it.
    struct Labelled {
        let second: Second
        /// The seconds from the one before to the one after, within the walk.
        let around: ArraySlice<Second>
    }

    /// The seconds of each room in which a receiver heard the badge, in ascending order of the rooms. The other seconds
    /// do not count when people are tracked, so they must not teach that a room is silent.
    var byRoom: [(room: Int64, seconds: [Labelled])] {
        var found: [Int64: [Labelled]] = [:]
        for walk in walks {
            for (index, second) in walk.enumerated() {
                guard let room = second.room, !second.levels.isEmpty else { continue }
                let around = walk[max(0, index - 1)..<min(walk.count, index + 2)]
                found[room, default: []].append(Labelled(second: second, around: around))
            }
        }
        return found.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// Returns the transitions of the walks from spot to spot. For seconds in which no receiver heard the badge, the
    /// spot is unknown.
    /// - Parameter rooms: the rooms in ascending order, each with its spots by second of `byRoom`.
    func steps(through rooms: [Fingerprints.SurveyedRoom]) -> SpotTransitions {
        var first = 0
        var visits: [Int64: IndexingIterator<[Int]>] = [:]
        for room in rooms {
            visits[room.room] = room.visited.map { first + $0 }.makeIterator()
            first += room.spots.count
        }
        let spots = walks.map { walk in
            walk.map { second in
                second.levels.isEmpty ? nil : second.room.flatMap { visits[$0]?.next() }
            }
        }
        return SpotTransitions(spots, rooms: rooms.flatMap { room in room.spots.map { _ in room.room } })
    }
}
