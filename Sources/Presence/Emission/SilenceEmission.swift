/// For each spot, the log-probability that no listening receiver detects the badge.
///
/// Silence can end a visit, move a person and train the map, so it counts only if a scanner listened and everything
/// that it heard has arrived. A heartbeat with an empty spool, or the newest sighting of a batch, shows until when this
/// is so. A node whose radio is out of order counts as away. While a radio scans, only its last report shows that it is
/// not stuck; a radio that reported nothing for a while was queried.
struct SilenceEmission: Equatable, Sendable {
    /// Whether each receiver listens, by its place in the map.
    private var listening: [Bool]
    /// The log-probability in a room where the survey heard none of the receivers.
    private var absent = 0.0
    /// The term to add to `absent`, by spot.
    private var atSpots: [Double]

    /// The emission while no receiver listens.
    init(_ map: RadioMap) {
        listening = Array(repeating: false, count: map.fingerprints.places.count)
        atSpots = Array(repeating: 0, count: map.fingerprints.spots.count)
    }

    func listens(_ place: Int) -> Bool { listening[place] }

    /// Returns the log-probability at a spot.
    func chance(at spot: Int) -> Double { atSpots[spot] + absent }

    /// Records that a receiver starts or stops listening.
    mutating func note(_ place: Int, listens: Bool, _ map: RadioMap) {
        guard listening[place] != listens else { return }
        listening[place] = listens
        let sign = listens ? 1.0 : -1
        let usual = map.fingerprints.absentSilences[place]
        absent += sign * usual
        for hearing in map.fingerprints.hearings[place] {
            for (index, spot) in hearing.spots.enumerated() {
                atSpots[spot] += sign * (map.fingerprints.silences[hearing.first + index] - usual)
            }
        }
    }
}
