/// Decides what to do while a scan is on and nothing is heard. A value: times in, remedies out.
///
/// A room may well be silent for a night, so silence is no fault. But a scan that the controller stopped without a word
/// sounds the same, and so does a controller that answers and is deaf: the scan is started again after 10 s and 30 s,
/// then the controller is reset, then the adapter is opened anew, and then reset and opened by turns, at pauses that
/// double to 15 minutes. Until it is known to be silent no person is taken for left, so that is asked soon.
struct SilenceWatch: Equatable, Sendable {
    /// What may end a silence that is no silence, the gentlest first.
    enum Remedy: Equatable, Sendable {
        case restartScan
        case resetController
        case reopenAdapter
    }

    /// Silence after which the controller is asked whether it is still there.
    static let timeout = Duration.seconds(10)
    /// Between two remedies.
    static let maxBackoff = Duration.seconds(900)
    /// How often only the scan is started again.
    private static let restarts = 2

    /// Elapsed time on the node at which to look again.
    private(set) var nextCheck: Duration
    private var nextRemedy: Duration
    private var delay = SilenceWatch.timeout
    /// How many remedies this silence has had.
    private var tried = 0

    /// - Parameter now: when the scan was started, as elapsed time on the node.
    init(at now: Duration) {
        nextCheck = now + Self.timeout
        nextRemedy = nextCheck
    }

    /// Whether the controller has answered in this silence.
    var isKnown: Bool { tried > 0 }

    /// Something was heard.
    mutating func heard(at now: Duration) {
        self = SilenceWatch(at: now)
    }

    /// The controller answered in the silence.
    /// - Returns: what is due now; nil if nothing is.
    mutating func answered(at now: Duration) -> Remedy? {
        nextCheck = now + Self.timeout
        guard now >= nextRemedy else { return nil }
        delay = min(delay * 2, Self.maxBackoff)
        nextRemedy = now + delay
        tried += 1
        guard tried > Self.restarts else { return .restartScan }
        return (tried - Self.restarts).isMultiple(of: 2) ? .reopenAdapter : .resetController
    }

    /// The scan was started anew in this silence, which goes on.
    mutating func resumed(at now: Duration) {
        nextCheck = now + Self.timeout
    }
}
