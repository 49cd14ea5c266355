/// The progress of a granted attempt.
public enum AttemptState: String, CaseIterable, Codable, Sendable {
    /// It is recorded, and the lock has not been contacted.
    case asked
    /// A nonce was requested from the lock.
    case challenged
    /// The lock was instructed to open. From now on it may have opened.
    case responded
    /// The bolt is open.
    case opened
    /// The lock refused.
    case denied
    /// The bolt did not move.
    case jammed
    /// The lock was instructed, and its answer did not arrive: the door contact shows whether it opened.
    case unconfirmed
    /// The lock sent no nonce in time; it did not open.
    case timedOut = "timed_out"

    public var isEnd: Bool {
        switch self {
        case .asked, .challenged, .responded: false
        default: true
        }
    }

    /// How an attempt ends if its server dies or loses the lock. A response is never sent again.
    var broken: AttemptState { self == .responded ? .unconfirmed : .timedOut }

    /// Returns the state of an unfinished attempt after a restart of its server; nil if it had ended.
    public static func afterRestart(_ state: AttemptState) -> (state: AttemptState, reason: String)? {
        state.isEnd ? nil : (state.broken, AttemptStateMachine.Reason.restarted)
    }
}
