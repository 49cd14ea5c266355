/// How loud each scanner usually hears the badges of its own room.
struct UsualLevels: Sendable {
    /// A mean and a spread that follow what is heard.
    private struct Spread {
        var count = 0.0
        var mean = 0.0
        var variance = 0.0

        mutating func add(_ level: Double, most: Double) {
            count = min(count + 1, most)
            let change = level - mean
            mean += change / count
            variance += (change * (level - mean) - variance) / count
        }

        /// 95 % of normally spread levels are above it.
        var floor: Double { mean - 1.65 * max(variance, 4).squareRoot() }
    }

    /// Before anything is known: a badge in the next room is seldom so loud, in dBm.
    private static let first = -75.0
    /// So many levels tell how loud a room usually is: half a minute of a full class.
    private static let enough = 600.0
    /// What was heard so many levels ago hardly counts any more.
    private static let most = 20_000.0

    private var scanners: [Int64: Spread] = [:]
    private var site = Spread()

    /// A badge was heard at this level where it is heard best.
    mutating func add(_ level: Double, at scanner: Int64) {
        scanners[scanner, default: Spread()].add(level, most: Self.most)
        site.add(level, most: Self.most)
    }

    /// From which level on a badge is as loud as one in the scanner's room, in dBm. Where that is not known yet, what
    /// is known of all scanners stands for it.
    func floor(at scanner: Int64) -> Double {
        if let own = scanners[scanner], own.count >= Self.enough { return own.floor }
        return site.count >= Self.enough ? site.floor : Self.first
    }
}
