/// Whether a report holds all data of its advertisement.
public enum AdvertisingDataStatus: Hashable, Sendable {
    case complete
    /// A fragment: more follows in a later report.
    case incomplete
    /// The end is lost and will not follow.
    case truncated
    case reserved
}
