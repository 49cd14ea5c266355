/// What of a statement no right can stop.
///
/// A cast from a number to `regclass` shows the table's name, and needs no right. Neither does a branch that is never
/// taken, and its type is all that it takes: of a catalogue's column or a function's result. All of these have one of a few
/// words in their names, or begin with `pg_`, so no statement may hold them outside of its values.
public struct ReportStatement: Sendable {
    /// In lower case. The last begins an identifier that hides its letters.
    static let refused = [
        "pg_", "regproc", "regoper", "regclass", "regcollation", "regtype", "regrole", "regnamespace", "aclitem",
        "acldefault", "aclinsert", "aclremove", "aclexplode", "u&\"",
    ]

    let text: String

    public init(_ text: String) {
        self.text = text
    }

    /// The refusal in the form of PostgreSQL's own; nil where there is nothing to refuse.
    var refusal: ReportError? {
        let words = outsideValues?.joined(separator: "''") ?? text
        let bytes = words.utf8.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }
        guard let word = Self.refused.first(where: { !bytes.ranges(of: Array($0.utf8)).isEmpty }) else { return nil }
        return .refused(
            message: "permission denied: a name with '\(word)' in it is none of the reports", sqlState: "42501",
            position: nil)
    }

    /// What stands before, between and after its values; nil where it cannot be told for certain what is a value. It goes by
    /// bytes, as PostgreSQL does: to Swift a quotation mark with an accent on it is another character.
    public var outsideValues: [String]? {
        let bytes = Array(text.utf8)
        let deceptive = ["\\", "$", "\"", "--", "/*"].map { Array($0.utf8) }
        guard deceptive.allSatisfy({ bytes.ranges(of: $0).isEmpty }) else { return nil }
        let parts = bytes.split(separator: UInt8(ascii: "'"), omittingEmptySubsequences: false)
        return parts.indices.filter { $0.isMultiple(of: 2) }.map { String(decoding: parts[$0], as: UTF8.self) }
    }
}
