import Foundation

/// The logarithms of the likelihoods of what was heard, at the spots of one room after another.
struct SpotScores {
    /// So many likelihoods can be multiplied before a product may become too small for its type.
    private static let factors = 32

    /// By fours of spots, for the latest readings.
    private var products: [SIMD4<Double>]
    /// What the likelihood is in a room where the survey never heard the receivers of the latest readings.
    private var absent = 1.0
    /// By spot, the logarithms for the readings before; empty where there were none.
    private var earlier: [Double] = []

    init(mostSpots: Int) {
        // Quicker than repeating one, which looks up the type each time.
        products = (0..<Ears.fours(of: mostSpots)).map { _ in SIMD4(repeating: 1) }
    }

    /// By the number of a spot in its room.
    subscript(spot: Int) -> Double {
        let latest = log(max(products[spot >> 2][spot & 3] * absent, .leastNormalMagnitude))
        return earlier.isEmpty ? latest : earlier[spot] + latest
    }

    /// Takes up a room, in place of the one before.
    mutating func hear(_ readings: [Earful.Reading], in room: Int64, spots: Int, _ scape: Soundscape) {
        earlier.removeAll(keepingCapacity: true)
        let fours = 0..<Ears.fours(of: spots)
        startAnew(fours)
        for (number, reading) in readings.enumerated() {
            if number > 0, number.isMultiple(of: Self.factors) {
                earlier = (0..<spots).map { self[$0] }
                startAnew(fours)
            }
            if let hearing = scape.hearing(of: reading.place, in: room) {
                scape.ears.multiply(&products, at: fours, by: reading, from: hearing.ear)
            } else {
                absent *= reading.absent
            }
        }
    }

    private mutating func startAnew(_ fours: Range<Int>) {
        for four in fours { products[four] = SIMD4(repeating: 1) }
        absent = 1
    }
}
