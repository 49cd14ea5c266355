/// Decides what to do while a scan is on and nothing is heard. A value: times in, decisions out.
///
/// A room may well be silent for a night, so silence is no fault. But a scan that the controller stopped without a word
/// sounds the same, so the scan is started again: after 10 s, then at pauses that double to 15 minutes. Until it is
/// known to be silent nobody is taken for left, so that is asked soon.
struct SilenceWatch: Equatable, Sendable {
    /// Silence after which the controller is asked whether it is still there.
    static let patience = Duration.seconds(10)
    /// Between two restarts of the scan.
    static let longestPause = Duration.seconds(900)

    /// Elapsed time on the node at which to look again.
    private(set) var nextCheck: Duration
    private var nextRestart: Duration
    private var pause = SilenceWatch.patience

    /// - Parameter now: when the scan was started, as elapsed time on the node.
    init(at now: Duration) {
        nextCheck = now + Self.patience
        nextRestart = nextCheck
    }

    /// Something was heard.
    mutating func heard(at now: Duration) {
        self = SilenceWatch(at: now)
    }

    /// The controller answered in the silence. Returns whether the scan is to be started again now.
    mutating func answered(at now: Duration) -> Bool {
        nextCheck = now + Self.patience
        guard now >= nextRestart else { return false }
        pause = min(pause * 2, Self.longestPause)
        nextRestart = now + pause
        return true
    }
}
