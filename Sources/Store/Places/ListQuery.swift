/// Which rows of a list are wanted.
public struct ListQuery: Sendable {
    /// Text that a row's names must hold, in any case; empty for all rows.
    public let search: String
    public let limit: Int
    public let offset: Int

    public init(search: String? = nil, limit: Int = 1000, offset: Int = 0) {
        self.search = search ?? ""
        self.limit = limit
        self.offset = offset
    }
}
