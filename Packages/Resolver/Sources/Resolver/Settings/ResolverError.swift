public import OperatorErrors

/// Why the resolver cannot do what was requested.
public typealias ResolverError = OperatorError<ResolverErrorCode>

public enum ResolverErrorCode: String, OperatorErrorCode {
    /// The settings contradict each other.
    case settings = "bad_settings"
    /// The file is not a registry of stations, or is of a later version.
    case foreign = "foreign_file"
    /// The file cannot be opened, read or written.
    case unusable = "unusable_file"
    /// A port is not available.
    case port = "port_taken"
    /// The station does not exist, or is of another kind.
    case station = "no_such_station"
}
