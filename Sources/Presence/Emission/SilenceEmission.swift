/// What it means, by spot of a map, that none of the receivers that listen hears somebody.
struct SilenceEmission: Equatable, Sendable {
    /// By the place of a receiver in the map, whether it listens.
    private var listening: [Bool]
    /// The logarithm of the chance in a room where the survey heard none of them.
    private var absent = 0.0
    /// By spot, what is to be added to that.
    private var atSpots: [Double]

    /// Where nobody listens.
    init(_ map: RadioMap) {
        listening = Array(repeating: false, count: map.fingerprints.places.count)
        atSpots = Array(repeating: 0, count: map.fingerprints.spots.count)
    }

    func listens(_ place: Int) -> Bool { listening[place] }

    /// The logarithm of the chance at a spot.
    func chance(at spot: Int) -> Double { atSpots[spot] + absent }

    /// A receiver begins to listen, or stops.
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
