/// The order of names: that of the reader's language.
public enum ReadingOrder: String, Sendable {
    case english = "reader_en"
    case danish = "reader_da"

    /// Returns a column with this collation, for comparisons.
    func column(_ name: String) -> String { "\(name) collate \(rawValue)" }

    /// Returns the ordering by last and first name, for a table or alias.
    func people(_ table: String = "person") -> String {
        "\(column("\(table).last_name")), \(column("\(table).first_name")), \(table).person_id"
    }
}
