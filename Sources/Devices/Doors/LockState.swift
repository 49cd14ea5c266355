/// The state of a lock.
public enum LockState: String, CaseIterable, Sendable {
    /// It has no keys yet, or was reset.
    case new
    /// It is not connected.
    case away
    case locked
    case unlocked
    case jammed
    /// It is connected, and has not reported its state.
    case unknown
}
