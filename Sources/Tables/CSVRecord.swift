/// One record of a table: its fields, and where it stands in the file.
public struct CSVRecord: Equatable {
    /// The line it begins on, from 1.
    public let line: Int
    public let fields: [String]
}
