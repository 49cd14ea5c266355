extension Survey {
    /// The timing of the labels relative to the true times.
    struct Timing {
        static let unknown = Timing(lateness: 0, agreement: 0)

        /// How many seconds late the rooms were labelled, because of a slow hand or a wrong clock. Negative if early; 0
        /// if placement does not show it clearly.
        let lateness: Int
        /// The share of the seconds in which placement then agrees, 0…1.
        let agreement: Double
    }

    /// - Parameter placement: the room that each receiver of the survey stands in.
    func timing(_ placement: [Int64: Int64], _ doors: Set<Building.Door>) -> Timing {
        guard !placement.isEmpty else { return .unknown }
        let changes = pace.changes
        let agreements = agreements(placement, doors)
        let minimum =
            Parameters.current.survey.minOverlap * Double(agreements[Parameters.current.survey.latenessReach].seconds)
        let shares = agreements.map { Double($0.seconds) < minimum ? 0 : Double($0.right) / Double(max(1, $0.seconds)) }
        let punctual = Timing(lateness: 0, agreement: shares[Parameters.current.survey.latenessReach])
        // Of equally good shifts, the smallest.
        let nearest = shares.indices.sorted {
            abs($0 - Parameters.current.survey.latenessReach) > abs($1 - Parameters.current.survey.latenessReach)
        }
        guard changes >= Parameters.current.survey.minChanges,
            let best = nearest.max(by: { shares[$0] <= shares[$1] }),
            shares[best] - punctual.agreement
                >= Parameters.current.survey.latenessGain + Parameters.current.survey.latenessGainOfOne
                / Double(changes)
        else { return punctual }
        return Timing(lateness: best - Parameters.current.survey.latenessReach, agreement: shares[best])
    }

    /// Returns, for each shift from the earliest to the latest, in how many seconds of rooms with a receiver the label
    /// that much later is the room by placement, which does not depend on a clock of its own.
    private func agreements(
        _ placement: [Int64: Int64], _ doors: Set<Building.Door>
    ) -> [(right: Int, seconds: Int)] {
        let placed = Set(placement.values)
        let replay = WalkReplay(
            building: Building(doors: doors), placement: placement, receivers: Set(receivers))
        var agreements = Array(
            repeating: (right: 0, seconds: 0), count: 2 * Parameters.current.survey.latenessReach + 1)
        for walk in walks {
            for case (let second, let room?) in replay.record(walk).enumerated() {
                for later in max(
                    0, second - Parameters.current.survey.latenessReach)..<min(
                        walk.count, second + Parameters.current.survey.latenessReach + 1)
                {
                    guard let said = walk[later].room, placed.contains(said) else { continue }
                    agreements[later - second + Parameters.current.survey.latenessReach].seconds += 1
                    if said == room { agreements[later - second + Parameters.current.survey.latenessReach].right += 1 }
                }
            }
        }
        return agreements
    }

    /// Returns the same survey with each label shifted earlier by these seconds.
    func said(earlier seconds: Int) -> Survey {
        Survey(
            walks: walks.map { walk in
                walk.indices.map { index in
                    let later = index + seconds
                    let room = walk.indices.contains(later) ? walk[later].room : nil
                    return Second(levels: walk[index].levels, room: room, notListening: walk[index].notListening)
                }
            })
    }
}
