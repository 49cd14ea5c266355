extension Survey {
    /// Returns the survey without the stays in rooms that it mostly labels as others; without any stays if it mislabels
    /// a large part of the building.
    ///
    /// Placement may be wrong about a stay, for example where two rooms meet, and the survey exists to correct it. But
    /// if most of what placement assigns to a room is labelled as other rooms, the survey is wrong.
    /// - Parameter placement: the room that each receiver of the survey stands in.
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

    /// Returns the stays in rooms with a receiver, and where placement finds them once the whole walk is known.
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

    /// Returns the runs of seconds in which each second is like the one before.
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
    /// Consecutive seconds of a walk that have one label in the survey, and that are found in one room.
    private struct NamedStay {
        let walk: Int
        let seconds: Range<Int>
        /// The label in the survey.
        let room: Int64
        /// Nil if it is not found in any room.
        let found: Int64?
        /// Whether it is more than the edge of a stay: it is long, or most of the seconds with the same label around
        /// it.
        let isPlain: Bool

        /// - Parameters:
        ///   - named: all consecutive seconds around it with the same label.
        ///   - places: the room in which each second of the walk is found.
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

        /// The other room in which it is found for some time.
        var elsewhere: Int64? { found == room || seconds.count < Parameters.current.survey.minStay ? nil : found }
    }
}

extension Survey {
    /// Returns the survey without the rooms that were clearly surveyed somewhere else, or hardly at all.
    /// - Parameter placement: the room that each receiver of the survey stands in.
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
        // If most of a survey is wrong, the rest is right only by chance.
        let credible = kept.keys.reduce(0) { $0 + judged[$1, default: 0] } * 2 >= judged.values.reduce(0, +)
        return withLabels { _, room in credible && kept[room] != nil }
    }

    /// Returns the seconds in rooms with a listening receiver: placement cannot judge any others.
    func attended(_ placement: [Int64: Int64]) -> Survey {
        let receivers = Dictionary(grouping: placement.keys) { placement[$0] }.mapValues(Set.init)
        return withLabels { second, room in receivers[room].map { !$0.isSubset(of: second.notListening) } ?? false }
    }

    /// Returns the same seconds with only these labels.
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
