/// Labelled evidence: what the receivers heard of a badge while it was known in which room it was.
public struct Survey: Equatable, Sendable {  // generated: init
    /// One second of a walk.
    public struct Second: Equatable, Sendable {  // generated: init
        /// By receiver, the mean level of what it heard in this second, in dBm; who is not here heard nothing.
        public let levels: [Int64: Double]
        /// Nil if no person said in which room it was: it counts for its neighbours' smoothing alone.
        public let room: Int64?
        /// Receivers that did not listen: that they heard nothing says nothing.
        public var notListening: Set<Int64> = []

        /// The same as if no person had said where it was.
        var unlabelled: Second { Second(levels: levels, room: nil, notListening: notListening) }
    }

    /// Walks, each a run of consecutive seconds.
    public var walks: [[Second]]

    var rooms: [Int64] { Set(labelled.compactMap(\.room)).sorted() }

    var receivers: [Int64] { Set(walks.joined().flatMap(\.levels.keys)).sorted() }

    var labelled: [Second] { walks.joined().filter { $0.room != nil } }

    /// By room, how many seconds it has.
    var labelledSeconds: [Int64: Int] { seconds { _ in true } }

    /// By room, in how many of its seconds it was heard at all.
    var heardSeconds: [Int64: Int] { seconds { !$0.levels.isEmpty } }

    /// By room, how long it was surveyed as far as it was heard: a badge that sends seldom is heard seldom in all
    /// rooms, so that the seconds between its packets count in a room as in that where it is heard oftenest.
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

    /// How often a walk goes from one room to another, and how many labelled seconds there are.
    var pace: (changes: Int, seconds: Int) {
        let changes = walks.map { walk in
            let rooms = walk.compactMap(\.room)
            return zip(rooms, rooms.dropFirst()).count { $0 != $1 }
        }
        return (changes.reduce(0, +), labelled.count)
    }

    /// Whether its walks go from room to room, but hardly ever without a pause, as a guided survey does: that does not
    /// tell how often people walk.
    public var pausesBetweenRooms: Bool {
        let runs = walks.flatMap { $0.split { $0.room == nil } }
        let walked = runs.filter { run in run.contains { $0.room != run.first?.room } }.map(\.count).reduce(0, +)
        return pace.changes > 0 && !Self.tellsPace(walked: walked, of: labelled.count)
    }

    /// Whether so many seconds of walks from room to room tell how often people go, among so many in all: one stay that
    /// was followed by another by accident does not.
    public static func tellsPace(walked: Int, of seconds: Int) -> Bool { walked * 10 >= seconds && walked > 0 }

    /// Two halves, each of alternate quarters of every walk, so that neighbouring seconds fall into the same half.
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
    /// What a receiver heard of a person in a second.
    enum Hearing: Equatable {
        /// In dBm.
        case level(Double)
        case silence
        /// It did not listen.
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
        /// From the second before to the one after, as far as the walk goes.
        let around: ArraySlice<Second>
    }

    /// By room, in ascending order, the seconds in which a person heard it: the others say nothing when people are
    /// followed, so that they must not teach that a room is silent.
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

    /// Where the walks went from spot to spot. Of seconds in which no person was heard it is not known where they were.
    /// - Parameter rooms: in ascending order, each with its spots by second of `byRoom`.
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
