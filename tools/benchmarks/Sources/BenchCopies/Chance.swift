/// Random numbers that are the same at each run of a seed: SplitMix64 of G. L. Steele, D. Lea and C. H. Flood, "Fast
/// splittable pseudorandom number generators", OOPSLA 2014.
struct Chance: RandomNumberGenerator {
    private var state: UInt64

    /// - Parameter stream: streams of one seed have nothing to do with each other.
    init(seed: UInt64, stream: Int) {
        state = seed &* 0xD134_2543_DE82_EF95 &+ UInt64(bitPattern: Int64(stream))
        state = next() ^ (next() << 1)
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// From 0 to 1.
    mutating func share() -> Double { Double(next() >> 11) * 0x1p-53 }

    /// Of mean 0 and deviation 1, in steps of a quarter: how many of 64 coins fall on one side.
    mutating func normal() -> Double { Double(next().nonzeroBitCount - 32) / 4 }

    mutating func happens(_ probability: Double) -> Bool { share() < probability }

    mutating func number(_ range: ClosedRange<Double>) -> Double {
        range.lowerBound + (range.upperBound - range.lowerBound) * share()
    }

    mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }
}
