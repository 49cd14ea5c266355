/// How often each level was heard: room for any number of readings in one counter for each level.
struct RSSITally: Sendable {
    private var counts: [Int: Int] = [:]
    private var total = 0

    mutating func add(_ rssi: Int) {
        counts[rssi, default: 0] += 1
        total += 1
    }

    /// In dBm; for two middle readings their mean, rounded away from zero. Nil without readings.
    var median: Int? {
        guard total > 0 else { return nil }
        let sum = reading((total - 1) / 2) + reading(total / 2)
        return Int((Double(sum) / 2).rounded())
    }

    /// Returns the reading at an index of all readings in order, from the weakest.
    private func reading(_ index: Int) -> Int {
        var passed = 0
        for (rssi, count) in counts.sorted(by: { $0.key < $1.key }) {
            passed += count
            if index < passed { return rssi }
        }
        return 0
    }
}
