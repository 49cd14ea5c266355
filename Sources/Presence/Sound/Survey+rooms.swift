extension Survey {
    /// A labelled second and the seconds beside it.
    struct Labelled {
        let second: Second
        /// From the second before to the one after, as far as the walk goes.
        let around: ArraySlice<Second>
    }

    /// By room, in ascending order, its seconds.
    var byRoom: [(room: Int64, seconds: [Labelled])] {
        var found: [Int64: [Labelled]] = [:]
        for walk in walks {
            for (index, second) in walk.enumerated() {
                guard let room = second.room else { continue }
                let around = walk[max(0, index - 1)..<min(walk.count, index + 2)]
                found[room, default: []].append(Labelled(second: second, around: around))
            }
        }
        return found.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
}
