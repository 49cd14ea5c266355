extension Survey {
    /// More than this share of a survey in rooms that it names by other names alone: it is not to be believed.
    private static let mostMistaken = 0.1
    /// A room that is found so many times oftener under other names is not known by its own.
    private static let misnamed = 3

    /// The survey without the stays in rooms that it mostly calls by other names; nothing of it where it does not know a
    /// good part of the building by its name at all.
    ///
    /// Placement may be wrong about a stay, as where two rooms meet, and a survey is there to know better. But where most of what
    /// placement takes for a room is said to be others, it is the survey that is wrong.
    /// - Parameter placement: by receiver that the survey heard, the room it stands in.
    func withoutMistakenStays(_ placement: [Int64: Int64], _ doors: Set<Building.Door>) -> Survey {
        let stays = attended(placement).stays(placement, doors)
        var (known, elsewhere) = ([Int64: Int](), [Int64: Int]())
        for stay in stays {
            if stay.found == stay.room { known[stay.room, default: 0] += stay.seconds.count }
            if let room = stay.elsewhere { elsewhere[room, default: 0] += stay.seconds.count }
        }
        let mistaken = elsewhere.filter { $0.value > known[$0.key, default: 0] }
        let unknown = mistaken.filter { $0.value > known[$0.key, default: 0] * Self.misnamed }.values.reduce(0, +)
        let found = stays.reduce(0) { $1.found == nil ? $0 : $0 + $1.seconds.count }
        let isWrong = Double(unknown) > Self.mostMistaken * Double(found)
        return without(
            stays.filter { stay in
                isWrong || stay.found.map { $0 != stay.room && mistaken[$0] != nil } ?? false
            })
    }

    /// The stays in rooms with a receiver, and where placement finds them when all of a walk is known.
    private func stays(_ placement: [Int64: Int64], _ doors: Set<Building.Door>) -> [SurveyStay] {
        let playback = Playback(building: Building(doors: doors), placement: placement, receivers: Set(receivers))
        return walks.enumerated().flatMap { number, walk in
            let found = playback.record(walk.map(\.levels))
            let starts = walk.indices.filter {
                $0 == 0 || walk[$0].room != walk[$0 - 1].room || found[$0] != found[$0 - 1]
            }
            return zip(starts, starts.dropFirst() + [walk.count]).compactMap { start, end in
                walk[start].room.map { SurveyStay(walk: number, seconds: start..<end, room: $0, found: found[start]) }
            }
        }
    }

    private func without(_ stays: [SurveyStay]) -> Survey {
        var walks = walks
        for stay in stays {
            for second in stay.seconds { walks[stay.walk][second] = walks[stay.walk][second].unlabelled }
        }
        return Survey(walks: walks)
    }
}
