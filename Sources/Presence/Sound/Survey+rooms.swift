extension Survey {
    /// A labelled second and the seconds beside it.
    struct Labelled {
        let second: Second
        /// From the second before to the one after, as far as the walk goes.
        let around: ArraySlice<Second>
    }

    /// By room, in ascending order, the seconds in which somebody heard it: the others say nothing when people are followed,
    /// so that they must not teach that a room is silent.
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

    /// Where the walks went from spot to spot. Of seconds in which nobody was heard it is not known where they were.
    /// - Parameter rooms: in ascending order, each with its spots by second of `byRoom`.
    func steps(through rooms: [SurveyedRoom]) -> Walks {
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
        return Walks(spots, rooms: rooms.flatMap { room in room.spots.map { _ in room.room } })
    }
}
