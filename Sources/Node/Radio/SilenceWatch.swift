import Concurrency

/// Decides what to do while a scan is on but no frame is heard. A value: times in, remedies out.
///
/// A room may well be silent for a night, so silence is not a fault. But a scan that the controller stopped without
/// notice looks the same, and so does a controller that answers but receives nothing: the scan is restarted after 10 s
/// and 30 s, then the controller is reset, then the adapter is reopened, and then it is reset and reopened in turn,
/// with delays that double up to 15 minutes. Until the silence is confirmed no person counts as left, so the first
/// check comes soon.
struct SilenceWatch: Equatable, Sendable {
    /// A remedy for a silence that has a technical cause, the gentlest first.
    enum Remedy: Equatable, Sendable {
        case restartScan
        case resetController
        case reopenAdapter
    }

    /// The silence after which the controller is checked.
    static let timeout = Duration.seconds(10)
    /// The delays between two remedies.
    static let delays = Backoff(first: timeout * 2, maximum: .seconds(900), spread: 0)
    /// The number of remedies that only restart the scan.
    private static let restarts = 2

    /// The time of the next check, as elapsed time on the node.
    private(set) var nextCheck: Duration
    private var nextRemedy: Duration
    private var backoff = SilenceWatch.delays
    /// The number of remedies tried in this silence.
    private var tried = 0

    /// - Parameter now: when the scan was started, as elapsed time on the node.
    init(at now: Duration) {
        nextCheck = now + Self.timeout
        nextRemedy = nextCheck
    }

    /// Whether the controller has answered in this silence.
    var isKnown: Bool { tried > 0 }

    /// Records that a frame was heard.
    mutating func heard(at now: Duration) {
        self = SilenceWatch(at: now)
    }

    /// Records that the controller answered in the silence.
    /// - Returns: the remedy that is due now; nil if none is.
    mutating func answered(at now: Duration) -> Remedy? {
        nextCheck = now + Self.timeout
        guard now >= nextRemedy else { return nil }
        nextRemedy = now + backoff.next(jitter: 0)
        tried += 1
        guard tried > Self.restarts else { return .restartScan }
        return (tried - Self.restarts).isMultiple(of: 2) ? .reopenAdapter : .resetController
    }

    /// Records that the scan was restarted in this silence, which continues.
    mutating func resumed(at now: Duration) {
        nextCheck = now + Self.timeout
    }
}
