/// The link between a person and a room: a scanner that hears their badge, or a room beacon that their client hears.
public enum Link: Hashable, Comparable, Sendable {
    case scanner(Int64)
    case client(beacon: Int64)

    /// The scanner of the link; nil if it is a client's.
    public var scanner: Int64? {
        if case .scanner(let id) = self { id } else { nil }
    }

    public var isClient: Bool { scanner == nil }
}
