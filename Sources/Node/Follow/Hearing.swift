import Wire

/// How one room beacon has been heard lately.
struct Hearing: Equatable, Sendable {
    /// Readings that count towards the level are not older.
    static let window = Duration.seconds(10)
    /// Readings kept: those of the window at the usual ten advertisements a second.
    static let mostReadings = 100
    /// dB by which single readings of a resting receiver scatter (standard deviation); bodies and fading cost that much.
    static let scatter = 5.0

    private struct Reading: Equatable {
        let rssi: Int
        let at: Duration
    }

    private var readings: [Reading] = []
    /// Elapsed time on the node.
    private(set) var heardAt: Duration
    /// The newest as it was heard, to be told.
    private(set) var last: HeardFrame

    init(_ frame: HeardFrame, at now: Duration) {
        heardAt = now
        last = frame
        hear(frame, at: now)
    }

    mutating func hear(_ frame: HeardFrame, at now: Duration) {
        heardAt = now
        last = frame
        guard let rssi = frame.rssi else { return }
        if readings.count == Self.mostReadings { readings.removeFirst() }
        readings.append(Reading(rssi: rssi, at: now))
    }

    mutating func forget(before now: Duration) {
        readings.removeAll { $0.at < now - Self.window }
    }

    /// dBm, the median of the window; nil where it holds no reading.
    var level: Int? {
        var tally = RSSITally()
        readings.forEach { tally.add($0.rssi) }
        return tally.median
    }

    /// dB² by which the level scatters: the more readings, the less.
    var variance: Double {
        Self.scatter * Self.scatter / Double(max(readings.count, 1))
    }
}
