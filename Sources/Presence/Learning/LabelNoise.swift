extension Survey {
    /// The survey without the stays in rooms that it mostly calls by other names; nothing of it where it does not know
    /// a good part of the building by its name at all.
    ///
    /// Placement may be wrong about a stay, as where two rooms meet, and a survey is there to know better. But where
    /// most of what placement takes for a room is said to be others, it is the survey that is wrong.
    /// - Parameter placement: by receiver that the survey heard, the room it stands in.
    func withoutMistakenStays(_ placement: [Int64: Int64], _ doors: Set<Building.Door>) -> Survey {
        let stays = attended(placement).stays(placement, doors)
        func seconds(by key: (NamedStay) -> Int64?) -> [Int64: Int] {
            stays.reduce(into: [:]) { counts, stay in
                if let room = key(stay) { counts[room, default: 0] += stay.seconds.count }
            }
        }
        let known = seconds { $0.found == $0.room ? $0.room : nil }
        let plain = seconds { $0.found != $0.room && $0.isPlain ? $0.found : nil }
        let mistaken = seconds(by: \.elsewhere).filter { room, count in
            count > known[room, default: 0] && plain[room, default: 0] >= Parameters.current.survey.plainly
        }
        let unknown = mistaken.filter { room, count in
            count > known[room, default: 0] * Parameters.current.survey.misnamed
                && Double(plain[room, default: 0]) >= Parameters.current.survey.plainShare * Double(count)
        }.values.reduce(0, +)
        let found = seconds(by: \.found).values.reduce(0, +)
        let isWrong = Double(unknown) > Parameters.current.survey.maxMistaken * Double(found)
        return without(
            stays.filter { stay in
                isWrong || stay.found.map { $0 != stay.room && mistaken[$0] != nil } ?? false
            })
    }

    /// The stays in rooms with a receiver, and where placement finds them when all of a walk is known.
    private func stays(_ placement: [Int64: Int64], _ doors: Set<Building.Door>) -> [NamedStay] {
        let replay = WalkReplay(building: Building(doors: doors), placement: placement, receivers: Set(receivers))
        return walks.enumerated().flatMap { number, walk in
            let found = replay.record(walk)
            return Self.runs(walk.indices) { walk[$0].room == walk[$1].room }.flatMap { named in
                guard let room = walk[named.lowerBound].room else { return [NamedStay]() }
                return Self.runs(named) { found[$0] == found[$1] }
                    .map { NamedStay(walk: number, $0, of: named, in: room, found: found) }
            }
        }
    }

    /// The runs of seconds that are alike, each with the one before it.
    private static func runs(_ seconds: Range<Int>, alike: (Int, Int) -> Bool) -> [Range<Int>] {
        let starts = seconds.filter { $0 == seconds.lowerBound || !alike($0 - 1, $0) }
        return zip(starts, starts.dropFirst() + [seconds.upperBound]).map { $0..<$1 }
    }

    private func without(_ stays: [NamedStay]) -> Survey {
        var walks = walks
        for stay in stays {
            for second in stay.seconds { walks[stay.walk][second] = walks[stay.walk][second].unlabelled }
        }
        return Survey(walks: walks)
    }
}

extension Survey {
    /// Consecutive seconds of a walk that a survey names alike, and that are found in one room.
    struct NamedStay {
        let walk: Int
        let seconds: Range<Int>
        /// As the survey names it.
        let room: Int64
        /// Nil if it is found nowhere.
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
            let isLong = Double(seconds.count) >= Parameters.current.survey.plainShare * length
            let isMost =
                named.count >= Parameters.current.survey.minStay
                && Double(places[named].count { $0 == found }) > Parameters.current.survey.maxOfStay * length
            isPlain = isLong || isMost
        }

        /// The other room that it is found in for a while.
        var elsewhere: Int64? { found == room || seconds.count < Parameters.current.survey.minStay ? nil : found }
    }
}

extension Survey {
    /// The survey without the rooms that were plainly surveyed somewhere else, or hardly at all.
    /// - Parameter placement: by receiver that the survey heard, the room it stands in.
    func plausible(_ placement: [Int64: Int64], _ doors: Set<Building.Door>) -> Survey {
        let attended = attended(placement)
        let found = attended.found(by: placement, Building(doors: doors))
        let judged = attended.labelledSeconds
        let (heard, labelled) = (heardSeconds, labelledSeconds)
        let kept = labelled.filter { room, seconds in
            let elsewhere = judged[room, default: 0] - found[room, default: 0]
            return heard[room, default: 0] >= Parameters.current.survey.minSeconds
                && Double(seconds - elsewhere) >= Parameters.current.survey.minShare * Double(seconds)
        }
        // Of a survey that is wrong for the most part the rest is right by chance.
        let credible = kept.keys.reduce(0) { $0 + judged[$1, default: 0] } * 2 >= judged.values.reduce(0, +)
        return withLabels { _, room in credible && kept[room] != nil }
    }

    /// The seconds of rooms with a receiver that listened: of no others can placement tell.
    func attended(_ placement: [Int64: Int64]) -> Survey {
        let receivers = Dictionary(grouping: placement.keys) { placement[$0] }.mapValues(Set.init)
        return withLabels { second, room in receivers[room].map { !$0.isSubset(of: second.notListening) } ?? false }
    }

    /// The same seconds, with just these labels.
    private func withLabels(where isKept: (Second, Int64) -> Bool) -> Survey {
        Survey(
            walks: walks.map { walk in
                walk.map { second in
                    guard let room = second.room, !isKept(second, room) else { return second }
                    return second.unlabelled
                }
            })
    }
}
