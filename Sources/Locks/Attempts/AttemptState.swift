/// How far an attempt came that was granted.
public enum AttemptState: String, CaseIterable, Codable, Sendable {
    /// It is written down, and the lock knows nothing of it.
    case asked
    /// The lock was asked for a nonce.
    case challenged
    /// The lock was told to open. From now on it may have opened.
    case responded
    /// The bolt is open.
    case opened
    /// The lock would not.
    case denied
    /// The bolt did not move.
    case jammed
    /// The lock was told, and its answer did not come: the door's contact tells whether it opened.
    case unconfirmed
    /// The lock gave no nonce in time; it did not open.
    case timedOut = "timed_out"

    public var isEnd: Bool {
        switch self {
        case .asked, .challenged, .responded: false
        default: true
        }
    }

    /// What an attempt ends as when its server died or lost the lock. A response is never sent again.
    var broken: AttemptState { self == .responded ? .unconfirmed : .timedOut }

    /// What an attempt without an end is after a restart of its server; nil if it had ended.
    public static func afterRestart(_ state: AttemptState) -> (state: AttemptState, reason: String)? {
        state.isEnd ? nil : (state.broken, AttemptStateMachine.Reason.restarted)
    }
}
