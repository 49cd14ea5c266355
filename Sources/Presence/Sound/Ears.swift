/// The sounds of a map made ready to be compared with what is heard: small, and each kind of number for itself, so that
/// a processor can take several spots at once.
struct Ears: Equatable, Sendable {
    private var levels: [Float] = []
    /// Half of one over the spread.
    private var sharpnesses: [Float] = []
    /// The likelihood at the level itself.
    private var peaks: [Float] = []
    /// One over the chance of silence.
    private var surprises: [Float] = []

    /// - Parameters:
    ///   - silence: the chance that nothing is heard.
    ///   - weight: what the sound counts beside what is strange to it.
    mutating func append(_ sound: Sound, silence: Double, weight: Double) {
        levels.append(Float(sound.level))
        sharpnesses.append(Float(0.5 / sound.spread))
        peaks.append(Float(weight * sound.chance * Sound.peak / sound.spread))
        surprises.append(Float(1 / silence))
    }

    /// How much likelier it is to hear a reading than nothing, or, where silence does not count, how likely: multiplied
    /// into the products, one for each sound from the first on.
    func multiply(_ products: inout [Double], by reading: Earful.Reading, strange: Double, from first: Int) {
        let (heard, strange) = (Float(reading.level), Float(strange * reading.general))
        let places = first..<first + products.count
        levels[places].withUnsafeBufferPointer { levels in
            sharpnesses[places].withUnsafeBufferPointer { sharpnesses in
                peaks[places].withUnsafeBufferPointer { peaks in
                    surprises[places].withUnsafeBufferPointer { surprises in
                        for index in products.indices {
                            let deviation = (heard - levels[index]) * sharpnesses[index]
                            let q = 1 + deviation * deviation
                            let likelihood = peaks[index] / (q * q * q.squareRoot()) + strange
                            products[index] *= Double(reading.listens ? likelihood * surprises[index] : likelihood)
                        }
                    }
                }
            }
        }
    }
}
