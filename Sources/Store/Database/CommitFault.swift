/// Why nothing can be stored although the database answers.
public enum CommitFault: UInt8, Sendable {
    case diskFull = 1
    /// Commits wait for a synchronous standby that does not acknowledge them.
    case standbyGone
    /// Commits hang, or are refused, for another reason, which is in the database's log.
    case stuck
}
