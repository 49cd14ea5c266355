/// What of a statement no right can stop.
///
/// A cast from a number to `regclass` shows the table's name, and needs no right. Neither does a branch that is never
/// taken, and its type is all that it takes: of a catalogue's column or a function's result. All of these have one of a few
/// words in their names, or begin with `pg_`, so no statement may hold them outside of its values.
struct ReportStatement: Sendable {
    /// In lower case. The last begins an identifier that hides its letters.
    static let refused = [
        "pg_", "regproc", "regoper", "regclass", "regcollation", "regtype", "regrole", "regnamespace", "aclitem",
        "acldefault", "aclinsert", "aclremove", "aclexplode", "u&\"",
    ]

    let text: String

    init(_ text: String) {
        self.text = text
    }

    /// The refusal in the form of PostgreSQL's own; nil where there is nothing to refuse.
    var refusal: ReportError? {
        let bytes = withoutValues.utf8.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }
        guard let word = Self.refused.first(where: { !bytes.ranges(of: Array($0.utf8)).isEmpty }) else { return nil }
        return .refused(
            message: "permission denied: a name with '\(word)' in it is none of the reports", sqlState: "42501",
            position: nil)
    }

    /// Where it cannot be told for certain what is a value, the whole.
    private var withoutValues: String {
        guard !["\\", "$", "\"", "--", "/*"].contains(where: { text.contains($0) }) else { return text }
        let parts = text.split(separator: "'", omittingEmptySubsequences: false)
        return parts.indices.filter { $0.isMultiple(of: 2) }.map { parts[$0] }.joined(separator: "''")
    }
}
