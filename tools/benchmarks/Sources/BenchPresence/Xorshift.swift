/// G. Marsaglia, "Xorshift RNGs", Journal of Statistical Software 8 (2003): the same numbers at each run.
struct Xorshift {
    private var state: UInt64 = 88_172_645_463_325_252

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}
