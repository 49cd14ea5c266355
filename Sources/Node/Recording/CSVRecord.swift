/// One record of a table: its fields, and where it stands in the file.
struct CSVRecord: Equatable {
    /// The line it begins on, from 1.
    let line: Int
    let fields: [String]
}
