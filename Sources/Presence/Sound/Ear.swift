/// A sound made ready to be compared with what is heard, small enough that many fit into a processor's cache.
struct Ear: Equatable, Sendable {
    private let level: Float
    /// Half of one over the spread.
    private let sharpness: Float
    /// The likelihood at the level itself.
    private let peak: Float
    /// One over the chance of silence.
    private let surprise: Float

    /// - Parameters:
    ///   - silence: the chance that nothing is heard.
    ///   - weight: what the sound counts beside what is strange to it.
    init(_ sound: Sound, silence: Double, weight: Double) {
        level = Float(sound.level)
        sharpness = Float(0.5 / sound.spread)
        peak = Float(weight * sound.chance * Sound.peak / sound.spread)
        surprise = Float(1 / silence)
    }

    /// How much likelier it is to hear this level than nothing; or, where silence does not count, how likely.
    @inline(__always)
    func likelihood(of rssi: Float, strange: Float, besideSilence: Bool) -> Float {
        let deviation = (rssi - level) * sharpness
        let q = 1 + deviation * deviation
        let heard = peak / (q * q * q.squareRoot()) + strange
        return besideSilence ? heard * surprise : heard
    }
}
