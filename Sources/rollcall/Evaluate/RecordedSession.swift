import Tables

/// One walk of a recording: what was heard, second by second.
struct RecordedSession {
    /// Longer than this, in seconds, a time in the table is wrong.
    static let longest = 10_000_000

    let name: String
    /// The first second in which something was heard.
    let start: Int
    /// By second from then on and receiver, the mean level in dBm of what was heard since the second before.
    let levels: [[Int64: Double]]

    /// - Parameter heard: by second and receiver, what was heard.
    /// - Throws: `TableError` where nobody records for so long.
    init(name: String, heard: [Int: [Int64: Mean]]) throws {
        let (first, last) = (heard.keys.min() ?? 0, heard.keys.max() ?? -1)
        guard last - first < Self.longest else {
            throw TableError("Session \(name) goes from second \(first) to \(last), which is too long for one session")
        }
        self.name = name
        start = first
        levels = (first..<last + 1).map { second in (heard[second] ?? [:]).mapValues(\.value) }
    }

    var seconds: Range<Int> { start..<start + levels.count }

    /// The mean of some levels, in dBm.
    struct Mean {
        private var sum = 0.0
        private var count = 0

        var value: Double { sum / Double(count) }

        mutating func add(_ level: Double) {
            sum += level
            count += 1
        }
    }
}
