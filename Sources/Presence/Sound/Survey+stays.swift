extension Survey {
    /// The survey without the stays in rooms that it mostly calls by other names; nothing of it where it does not know a
    /// good part of the building by its name at all.
    ///
    /// Placement may be wrong about a stay, as where two rooms meet, and a survey is there to know better. But where most of what
    /// placement takes for a room is said to be others, it is the survey that is wrong.
    /// - Parameter placement: by receiver that the survey heard, the room it stands in.
    func withoutMistakenStays(_ placement: [Int64: Int64], _ doors: Set<Building.Door>) -> Survey {
        let stays = attended(placement).stays(placement, doors)
        func seconds(by key: (SurveyStay) -> Int64?) -> [Int64: Int] {
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
                && Double(plain[room, default: 0]) >= Parameters.current.survey.leastPlain * Double(count)
        }.values.reduce(0, +)
        let found = seconds(by: \.found).values.reduce(0, +)
        let isWrong = Double(unknown) > Parameters.current.survey.mostMistaken * Double(found)
        return without(
            stays.filter { stay in
                isWrong || stay.found.map { $0 != stay.room && mistaken[$0] != nil } ?? false
            })
    }

    /// The stays in rooms with a receiver, and where placement finds them when all of a walk is known.
    private func stays(_ placement: [Int64: Int64], _ doors: Set<Building.Door>) -> [SurveyStay] {
        let playback = Playback(building: Building(doors: doors), placement: placement, receivers: Set(receivers))
        return walks.enumerated().flatMap { number, walk in
            let found = playback.record(walk)
            return Self.runs(walk.indices) { walk[$0].room == walk[$1].room }.flatMap { named in
                guard let room = walk[named.lowerBound].room else { return [SurveyStay]() }
                return Self.runs(named) { found[$0] == found[$1] }
                    .map { SurveyStay(walk: number, $0, of: named, in: room, found: found) }
            }
        }
    }

    /// The runs of seconds that are alike, each with the one before it.
    private static func runs(_ seconds: Range<Int>, alike: (Int, Int) -> Bool) -> [Range<Int>] {
        let starts = seconds.filter { $0 == seconds.lowerBound || !alike($0 - 1, $0) }
        return zip(starts, starts.dropFirst() + [seconds.upperBound]).map { $0..<$1 }
    }

    private func without(_ stays: [SurveyStay]) -> Survey {
        var walks = walks
        for stay in stays {
            for second in stay.seconds { walks[stay.walk][second] = walks[stay.walk][second].unlabelled }
        }
        return Survey(walks: walks)
    }
}
