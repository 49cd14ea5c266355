/// What a statement over the reporting views returned.
public struct ReportTable: Equatable, Sendable {
    public struct Column: Equatable, Sendable {
        public let name: String
        /// As PostgreSQL names it, such as `bigint`.
        public let type: String
    }

    public internal(set) var columns: [Column] = []
    public internal(set) var rows: [[ReportValue]] = []
    /// Whether there were more rows than are taken.
    public internal(set) var isTruncated = false
}
