/// A cell of comma-separated values (RFC 4180) that a spreadsheet takes for text: one that begins like a formula gets an
/// apostrophe before it (OWASP, CSV Injection). A negative number is no formula.
struct CSVCell: Equatable {
    let text: String

    private static let dangerous: Set<Unicode.Scalar> = ["=", "+", "-", "@", "\t", "\r", "\n"]

    init(_ value: String) {
        let begins = value.unicodeScalars.first.map(Self.dangerous.contains) ?? false
        let defused = begins && Double(value) == nil ? "'\(value)" : value
        let needsQuotes = defused.unicodeScalars.contains { [",", "\"", "\r", "\n"].contains($0) }
        text = needsQuotes ? "\"\(defused.replacing("\"", with: "\"\""))\"" : defused
    }
}
