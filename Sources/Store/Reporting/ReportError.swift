/// Why a statement of `simple.query` has no result.
public enum ReportError: Error, Equatable, Sendable {
    /// PostgreSQL refused the statement; what it says is for whoever wrote it.
    case refused(message: String, sqlState: String, position: Int?)
    case timedOut
    /// Not even one row is small enough.
    case tooLarge
    /// The login may do what no report needs, or there is none. The text is for the log.
    case loginRefused(String)
}
