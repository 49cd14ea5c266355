import Phrases
import Postgres

extension Row {
    /// Reads a stored phrase; nil if the column is null, or if the catalogue no longer has its text.
    func phrase(_ name: String) -> Phrase? { (try? json(name)) ?? nil }
}
