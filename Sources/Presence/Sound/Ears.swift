/// The sounds of a map made ready to be compared with what is heard: small, and laid out so that a processor takes four
/// spots at once.
struct Ears: Equatable, Sendable {
    private typealias Four = SIMD4<Float>

    /// For each room that a receiver hears, and each four of its spots: their levels in dBm; halves of one over their
    /// spreads; the likelihoods at the levels themselves; and one over the chances of silence.
    private var numbers: [SIMD4<Float>] = []

    /// - Parameters:
    ///   - sounds: how a receiver hears the spots of a room.
    ///   - silences: the chances that nothing is heard there.
    ///   - weight: what a sound counts beside what is strange to it.
    /// - Returns: where the room begins.
    mutating func append(_ sounds: [Sound], silences: [Double], weight: Double) -> Int {
        defer {
            for first in stride(from: 0, to: sounds.count, by: 4) {
                numbers.append(Self.four(sounds, from: first) { Float($0.level) })
                numbers.append(Self.four(sounds, from: first) { Float(0.5 / $0.spread) })
                numbers.append(
                    Self.four(sounds, from: first) { Float(weight * $0.chance * Sound.peak / $0.spread) })
                numbers.append(Self.four(silences, from: first) { Float(1 / $0) })
            }
        }
        return numbers.count
    }

    private static func four<Value>(_ values: [Value], from first: Int, _ number: (Value) -> Float) -> Four {
        var four = Four(repeating: 1)
        for (lane, value) in values[first...].prefix(4).enumerated() { four[lane] = number(value) }
        return four
    }

    /// How much likelier it is to hear a reading than nothing, or, where silence does not count, how likely: multiplied
    /// into the products of the spots of a room.
    /// - Parameter start: where the room begins.
    func multiply(_ products: inout [Double], at spots: Range<Int>, by reading: Earful.Reading, from start: Int) {
        let (heard, strange) = (Four(repeating: Float(reading.level)), Four(repeating: Float(reading.strange)))
        var place = start
        for first in stride(from: spots.lowerBound, to: spots.upperBound, by: 4) {
            let deviation = (heard - numbers[place]) * numbers[place + 1]
            let q = 1 + deviation * deviation
            var likelihood = numbers[place + 2] / (q * q * q.squareRoot()) + strange
            if reading.listens { likelihood *= numbers[place + 3] }
            for lane in 0..<min(4, spots.upperBound - first) { products[first + lane] *= Double(likelihood[lane]) }
            place += 4
        }
    }
}
