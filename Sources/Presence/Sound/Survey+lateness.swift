extension Survey {
    /// How late rooms may be said, or early, to be noticed; seconds.
    private static let reach = 60
    /// Placement must agree with so much more of a survey, as a share of it, before its rooms are moved in time: more where
    /// few changes of room tell. Some seconds off it agreed with up to 0.04 more of what was said in time in the recordings
    /// where there were some twenty changes, and 0.05 where there were four.
    private static let leastGain = (always: 0.03, ofOneChange: 0.3)
    private static let leastChanges = 4
    /// A shift that leaves less than this share of the seconds to compare says nothing.
    private static let leastOverlap = 0.75

    /// How the times at which rooms were said stand to those at which it was so.
    struct Timing {
        static let unknown = Timing(lateness: 0, agreement: 0)

        /// How many seconds after it was so each room was said: by a hand that was slow, or a clock that was off. Negative
        /// where it was said early; 0 where placement does not tell plainly.
        let lateness: Int
        /// With what share of the seconds placement agrees then, 0…1.
        let agreement: Double
    }

    /// - Parameter placement: by receiver that the survey heard, the room it stands in.
    func timing(_ placement: [Int64: Int64], _ doors: Set<Building.Door>) -> Timing {
        guard !placement.isEmpty else { return .unknown }
        let changes = pace.changes
        let agreements = agreements(placement, doors)
        let least = Self.leastOverlap * Double(agreements[Self.reach].seconds)
        let shares = agreements.map { Double($0.seconds) < least ? 0 : Double($0.right) / Double(max(1, $0.seconds)) }
        let punctual = Timing(lateness: 0, agreement: shares[Self.reach])
        // Of equal ones the one that moves least.
        let nearest = shares.indices.sorted { abs($0 - Self.reach) > abs($1 - Self.reach) }
        guard changes >= Self.leastChanges, let best = nearest.max(by: { shares[$0] <= shares[$1] }),
            shares[best] - punctual.agreement
                >= Self.leastGain.always + Self.leastGain.ofOneChange / Double(changes)
        else { return punctual }
        return Timing(lateness: best - Self.reach, agreement: shares[best])
    }

    /// For each shift from the earliest to the latest, in how many seconds of rooms with a receiver placement, which has no
    /// clock of its own, names the room that is said so much later.
    private func agreements(
        _ placement: [Int64: Int64], _ doors: Set<Building.Door>
    ) -> [(right: Int, seconds: Int)] {
        let placed = Set(placement.values)
        let playback = Playback(
            building: Building(doors: doors), placement: placement, receivers: Set(receivers))
        var agreements = Array(repeating: (right: 0, seconds: 0), count: 2 * Self.reach + 1)
        for walk in walks {
            for case (let second, let room?) in playback.record(walk).enumerated() {
                for later in max(0, second - Self.reach)..<min(walk.count, second + Self.reach + 1) {
                    guard let said = walk[later].room, placed.contains(said) else { continue }
                    agreements[later - second + Self.reach].seconds += 1
                    if said == room { agreements[later - second + Self.reach].right += 1 }
                }
            }
        }
        return agreements
    }

    /// The same as if each room had been said so many seconds earlier.
    func said(earlier seconds: Int) -> Survey {
        Survey(
            walks: walks.map { walk in
                walk.indices.map { index in
                    let later = index + seconds
                    let room = walk.indices.contains(later) ? walk[later].room : nil
                    return Second(levels: walk[index].levels, room: room, deaf: walk[index].deaf)
                }
            })
    }
}
