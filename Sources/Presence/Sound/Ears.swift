/// The sounds of a map made ready to be compared with what is heard: small, and each kind of number of a room for itself,
/// so that a processor can take several spots at once.
struct Ears: Equatable, Sendable {
    /// For each room that a receiver hears: the levels of its spots in dBm; halves of one over their spreads; the
    /// likelihoods at the levels themselves; and one over the chances of silence.
    private var numbers: [Float] = []

    /// - Parameters:
    ///   - sounds: how a receiver hears the spots of a room.
    ///   - silences: the chances that nothing is heard there.
    ///   - weight: what a sound counts beside what is strange to it.
    mutating func append(_ sounds: [Sound], silences: [Double], weight: Double) {
        numbers += sounds.map { Float($0.level) }
        numbers += sounds.map { Float(0.5 / $0.spread) }
        numbers += sounds.map { Float(weight * $0.chance * Sound.peak / $0.spread) }
        numbers += silences.map { Float(1 / $0) }
    }

    /// How much likelier it is to hear a reading than nothing, or, where silence does not count, how likely: multiplied
    /// into the products of the spots of a room.
    /// - Parameter first: how many sounds come before those of the room.
    func multiply(_ products: inout [Double], at spots: Range<Int>, by reading: Earful.Reading, from first: Int) {
        let (heard, strange, listens) = (Float(reading.level), Float(reading.strange), reading.listens)
        let count = spots.count
        numbers.withUnsafeBufferPointer { numbers in
            products.withUnsafeMutableBufferPointer { products in
                for index in 0..<count {
                    let place = 4 * first + index
                    let deviation = (heard - numbers[place]) * numbers[place + count]
                    let q = 1 + deviation * deviation
                    let likelihood = numbers[place + 2 * count] / (q * q * q.squareRoot()) + strange
                    let surprise = listens ? numbers[place + 3 * count] : 1
                    products[spots.lowerBound + index] *= Double(likelihood * surprise)
                }
            }
        }
    }
}
