/// The progress of an unlock attempt.
public enum UnlockState: String, CaseIterable, Sendable {
    /// It was not granted.
    case refused
    /// It was granted, and the lock has not been contacted.
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
    /// The lock sent no nonce in time; it did not open.
    case timedOut = "timed_out"
    /// The lock was instructed, and its answer did not arrive: the door contact shows whether it opened.
    case unconfirmed

    public var isEnd: Bool {
        switch self {
        case .asked, .challenged, .responded: false
        default: true
        }
    }
}
