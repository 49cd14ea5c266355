import Foundation

extension SoundMap {
    /// The share of readings that fit nothing that was learned: somebody stood in between, a door was shut.
    static let strange = 0.05
    /// Readings are not independent: one body and one packet stand behind all of a second, and much the same ones behind
    /// the next. So a reading never counts whole, and n readings together no more than this, times the fourth root of n.
    private static let independence = (most: 0.8, together: 3.05)

    /// How much each of n readings counts.
    static func weight(of readings: Int) -> Double {
        min(independence.most, independence.together / pow(Double(max(1, readings)), 0.75))
    }

    /// So many likelihoods can be multiplied before a product may become too small for its type.
    private static let factors = 32

    /// By spot, the logarithm of the likelihood of what was heard.
    func scores(_ earful: Earful, at spots: Range<Int>) -> [Double] {
        var sums = Array(earful.silence.atSpots[spots])
        for start in stride(from: 0, to: earful.readings.count, by: Self.factors) {
            var products = Array(repeating: 1.0, count: spots.count)
            for reading in earful.readings[start...].prefix(Self.factors) {
                let first = reading.place * self.spots.count + spots.lowerBound
                ears.multiply(&products, by: reading, strange: Self.strange, from: first)
            }
            for index in sums.indices { sums[index] += log(products[index]) }
        }
        let weight = Self.weight(of: earful.readings.count)
        for index in sums.indices { sums[index] *= weight }
        return sums
    }

    /// The same for a room that was not surveyed.
    func score(elsewhere earful: Earful) -> Double {
        let heard = earful.readings.reduce(0) { sum, reading in
            sum + log(reading.listens ? reading.general / background[reading.place].silence : reading.general)
        }
        return (earful.silence.elsewhere + heard) * Self.weight(of: earful.readings.count)
    }

    static func silence(_ sound: Sound, _ general: Sound) -> Double {
        (1 - strange) * sound.silence + strange * general.silence
    }
}
