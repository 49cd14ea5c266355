import Presence
import Tables

/// A session of a recording: the levels heard in each second.
struct RecordedSession {
    /// The maximum length of a session in seconds; in a longer session, a time must be wrong.
    static let maximum = 10_000_000

    let name: String
    /// The first second with a sighting.
    let start: Int
    /// The mean level in dBm of the sightings in each second from `start` on, by receiver.
    let levels: [[Int64: Double]]
    /// The receivers that give no evidence, by second counted from `start`: receivers that did not listen and, in a
    /// survey, receivers whose sightings have no level.
    let notListening: [Int: Set<Int64>]

    /// - Parameters:
    ///   - heard: the sightings, by second and receiver.
    ///   - isSurvey: whether a sighting without a level gives no evidence; otherwise, the receiver's last level is
    ///     assumed, as on a server.
    /// - Throws: `TableError` if the session is too long.
    init(name: String, heard: [Int: [Int64: Mean]], isSurvey: Bool) throws {
        let (first, last) = (heard.keys.min() ?? 0, heard.keys.max() ?? -1)
        guard last - first < Self.maximum else {
            throw TableError("Session \(name) goes from second \(first) to \(last), which is too long; check t")
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

    /// Returns the session as if some receivers had not listened; the last sighting of the others then ends it.
    func without(_ receivers: Set<Int64>) -> RecordedSession {
        var rest = levels.map { $0.filter { !receivers.contains($0.key) } }
        while rest.last?.isEmpty == true { rest.removeLast() }
        return RecordedSession(name: name, start: start, levels: rest, notListening: notListening)
    }

    /// Returns the session with periods in which receivers did not listen.
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

    /// A line about a session that is so long, with so few sightings, that its times may not be in seconds; nil for
    /// other sessions.
    var sparseness: String? {
        let heard = levels.count { !$0.isEmpty }
        guard levels.count > 3600, heard < levels.count / 20 else { return nil }
        return
            """
              times            \(name): \(levels.count) s long, but sightings in only \(heard) s; is t in \
            seconds?
            """
    }

    var seconds: Range<Int> { start..<start + levels.count }

    /// The maximum age, in seconds, of a receiver's last level.
    private static let memory = 5

    /// The mean of some levels, in dBm.
    struct Mean {
        private var sum = 0.0
        private var count = 0

        /// The mean in dBm; nil if there was no level.
        var value: Double? { count > 0 ? sum / Double(count) : nil }

        mutating func add(_ level: Double?) {
            guard let level else { return }
            sum += level
            count += 1
        }
    }
}
