import Synchronization
public import Vocabulary
import Wire

/// Where a supervisor writes how its radio is doing, and everybody else reads it.
public final class RadioGauge: Sendable {
    /// Longer than any wait of the supervision: whoever takes no turn in this time hangs.
    static let longestTurn = Duration.seconds(180)

    public let adapter: String
    public let mode: RadioMode
    private let current = Mutex(RadioStatus())

    public init(adapter: String, mode: RadioMode) {
        self.adapter = adapter
        self.mode = mode
    }

    public var status: RadioStatus { current.withLock { $0 } }

    func update(_ change: (inout RadioStatus) -> Void) {
        current.withLock { change(&$0) }
    }

    /// Whether the supervision still takes its turns, also where the radio itself does not work.
    func isTurning(at now: Duration) -> Bool {
        now - status.turnedAt < Self.longestTurn
    }

    /// What a heartbeat tells.
    /// - Parameter reportsPerSecond: since the heartbeat before.
    func record(reportsPerSecond: Double) -> RadioRecord {
        let status = status
        return RadioRecord(
            state: status.state, reportsPerSecond: reportsPerSecond,
            lastReportAt: status.tally.lastReportAt, restarts: status.tally.restarts, resets: status.tally.resets,
            droppedReports: status.tally.dropped, mode: mode, commands: status.commands, error: status.fault?.code)
    }
}

extension RadioGauge {
    public convenience init(_ settings: RadioSettings) {
        self.init(adapter: settings.adapter, mode: settings.mode)
    }
}
