import Presence
import Tables

/// One walk of a recording: what was heard, second by second.
struct RecordedSession {
    /// Longer than this, in seconds, a time in the table is wrong.
    static let maximum = 10_000_000

    let name: String
    /// The first second in which something was heard.
    let start: Int
    /// By second from then on and receiver, the mean level in dBm of what was heard since the second before.
    let levels: [[Int64: Double]]
    /// By its number from the first, the receivers of which a second tells nothing: they did not listen, or heard
    /// something and gave no level where none is taken for granted.
    let notListening: [Int: Set<Int64>]

    /// - Parameters:
    ///   - heard: by second and receiver, what was heard.
    ///   - isSurvey: of what was heard without a level nothing is known; else it was as loud as just before, as for a
    ///     server.
    /// - Throws: `TableError` where no person records for so long.
    init(name: String, heard: [Int: [Int64: Mean]], isSurvey: Bool) throws {
        let (first, last) = (heard.keys.min() ?? 0, heard.keys.max() ?? -1)
        guard last - first < Self.maximum else {
            throw TableError("Session \(name) goes from second \(first) to \(last), which is too long for one session")
        }
        self.name = name
        start = first
        notListening =
            !isSurvey
            ? [:]
            : heard.reduce(into: [:]) { notListening, second in
                let untold = Set(second.value.filter { $0.value.value == nil }.keys)
                if !untold.isEmpty { notListening[second.key - first] = untold }
            }
        var latest: [Int64: (level: Double, second: Int)] = [:]
        levels = (first..<last + 1).map { second in
            (heard[second] ?? [:]).reduce(into: [:]) { levels, means in
                let before = latest[means.key].flatMap { second - $0.second <= Self.memory ? $0.level : nil }
                let assumed = isSurvey ? nil : before ?? Parameters.current.link.assumedLevel
                levels[means.key] = means.value.value ?? assumed
                if let level = means.value.value { latest[means.key] = (level, second) }
            }
        }
    }

    /// As if some receivers had not listened: it ends with what the others heard last.
    func without(_ receivers: Set<Int64>) -> RecordedSession {
        var rest = levels.map { $0.filter { !receivers.contains($0.key) } }
        while rest.last?.isEmpty == true { rest.removeLast() }
        return RecordedSession(name: name, start: start, levels: rest, notListening: notListening)
    }

    /// As it was where some receivers did not listen all the time.
    func without(_ absences: [Absence]) -> RecordedSession {
        var notListening = notListening
        for absence in absences {
            for second in absence.seconds.clamped(to: seconds) {
                notListening[second - start, default: []].insert(absence.receiver)
            }
        }
        return RecordedSession(name: name, start: start, levels: levels, notListening: notListening)
    }

    private init(name: String, start: Int, levels: [[Int64: Double]], notListening: [Int: Set<Int64>]) {
        (self.name, self.start, self.levels, self.notListening) = (name, start, levels, notListening)
    }

    /// What is said of a session so long, in which so little was heard, that its times may not be seconds; nil of
    /// others.
    var sparseness: String? {
        let heard = levels.count { !$0.isEmpty }
        guard levels.count > 3600, heard < levels.count / 20 else { return nil }
        return
            """
              times            \(name): \(levels.count) s long, and something heard in \(heard) of them; is t in \
            seconds?
            """
    }

    var seconds: Range<Int> { start..<start + levels.count }

    /// So many seconds later a receiver's last level says nothing any more.
    private static let memory = 5

    /// The mean of some levels, in dBm.
    struct Mean {
        private var sum = 0.0
        private var count = 0

        /// Nil if none of them was told.
        var value: Double? { count > 0 ? sum / Double(count) : nil }

        mutating func add(_ level: Double?) {
            guard let level else { return }
            sum += level
            count += 1
        }
    }
}
