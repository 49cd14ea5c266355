/// One walk of a recording: what was heard, second by second.
struct RecordedSession {
    let name: String
    /// By second and receiver, the mean level in dBm of what was heard since the second before.
    private(set) var levels: [[Int64: Double]] = []
    private var counts: [[Int64: Int]] = []

    init(name: String) {
        self.name = name
    }

    mutating func hear(_ level: Double, by receiver: Int64, at time: Double) {
        let second = Int(time.rounded(.up))
        reach(second)
        let count = counts[second][receiver, default: 0]
        let mean = levels[second][receiver, default: 0]
        levels[second][receiver] = mean + (level - mean) / Double(count + 1)
        counts[second][receiver] = count + 1
    }

    /// Makes it last until a second at least.
    mutating func reach(_ second: Int) {
        while levels.count <= second {
            levels.append([:])
            counts.append([:])
        }
    }
}
