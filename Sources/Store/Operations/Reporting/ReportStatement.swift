/// A check of a statement for what access rights cannot prevent.
///
/// A cast from a number to `regclass` shows the table's name, and requires no right. Nor does a branch that is never
/// executed, in which the type of a catalogue column or of a function's result is enough. All of these have names that
/// contain one of a few words or begin with `pg_`, so no statement may contain such names outside its string literals.
public struct ReportStatement: Sendable {
    /// In lower case. The last begins an identifier with escaped letters.
    static let refused = [
        "pg_", "regproc", "regoper", "regclass", "regcollation", "regtype", "regrole", "regnamespace", "aclitem",
        "acldefault", "aclinsert", "aclremove", "aclexplode", "u&\"",
    ]

    let text: String

    public init(_ text: String) {
        self.text = text
    }

    /// The refusal, worded like PostgreSQL's own; nil if there is nothing to refuse.
    var refusal: ReportError? {
        let words = outsideValues?.joined(separator: "''") ?? text
        let bytes = words.utf8.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }
        guard let word = Self.refused.first(where: { !bytes.ranges(of: Array($0.utf8)).isEmpty }) else { return nil }
        return .refused(
            message: "permission denied: a name with '\(word)' in it is none of the reports", sqlState: "42501",
            position: nil)
    }

    /// The parts before, between and after its string literals; nil if these cannot be identified with certainty. It
    /// works on bytes, as PostgreSQL does: to Swift, a quotation mark with a combining accent is a different character.
    public var outsideValues: [String]? {
        let bytes = Array(text.utf8)
        let deceptive = ["\\", "$", "\"", "--", "/*"].map { Array($0.utf8) }
        guard deceptive.allSatisfy({ bytes.ranges(of: $0).isEmpty }) else { return nil }
        let parts = bytes.split(separator: UInt8(ascii: "'"), omittingEmptySubsequences: false)
        return parts.indices.filter { $0.isMultiple(of: 2) }.map { String(decoding: parts[$0], as: UTF8.self) }
    }
}
