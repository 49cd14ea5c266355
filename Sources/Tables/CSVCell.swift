/// A cell of comma-separated values (RFC 4180).
public struct CSVCell: Equatable, Sendable {
    /// As it is written between two commas.
    public let text: String

    /// Full-width forms too: some spreadsheets read them as the plain ones.
    private static let dangerous: Set<Unicode.Scalar> = [
        "=", "+", "-", "@", "\t", "\r", "\n", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}",
    ]

    /// One that a spreadsheet takes for text: what begins like a formula gets an apostrophe before it (OWASP, CSV
    /// Injection). A number is no formula, whatever its sign.
    public init(_ value: String) {
        let begins = value.unicodeScalars.first.map(Self.dangerous.contains) ?? false
        self.init(exactly: begins && !Self.isNumber(value) ? "'\(value)" : value)
    }

    /// One for programs, which read it back as it is.
    public init(exactly value: String) {
        let needsQuotes = value.unicodeScalars.contains { [",", "\"", "\r", "\n"].contains($0) }
        text = needsQuotes ? "\"\(value.replacing("\"", with: "\"\""))\"" : value
    }

    private static func isNumber(_ value: String) -> Bool {
        var rest = value.utf8[...]
        func takes(_ bytes: String) -> Bool {
            guard let first = rest.first, bytes.utf8.contains(first) else { return false }
            rest.removeFirst()
            return true
        }
        func takesDigits() -> Bool {
            let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
            rest = rest[digits.endIndex...]
            return !digits.isEmpty
        }
        _ = takes("+-")
        guard takesDigits(), !takes(".") || takesDigits() else { return false }
        guard takes("eE") else { return rest.isEmpty }
        _ = takes("+-")
        return takesDigits() && rest.isEmpty
    }

    /// Cells in a row, without the line's end.
    public static func line(_ values: [String]) -> String {
        values.map { CSVCell($0).text }.joined(separator: ",")
    }

    /// The same for programs, which read the cells back as they are.
    public static func exactLine(_ values: [String]) -> String {
        values.map { CSVCell(exactly: $0).text }.joined(separator: ",")
    }
}
