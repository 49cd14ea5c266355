/// A cell of comma-separated values (RFC 4180).
public struct CSVCell: Equatable, Sendable {
    /// The text as written between two separators.
    public let text: String

    /// Includes full-width forms: some spreadsheets treat them like the ordinary characters.
    private static let dangerous: Set<Unicode.Scalar> = [
        "=", "+", "-", "@", "\t", "\r", "\n", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}",
    ]

    /// Creates a cell that a spreadsheet treats as text: a value that begins like a formula gets an apostrophe before
    /// it (OWASP, CSV Injection), also after any character that the spreadsheet may treat as a separator, which depends
    /// on the language of the reader. A number is not a formula, whatever its sign.
    public init(_ value: String, separator: CSVSeparator = .comma) {
        // If semicolons separate the cells, a comma is part of a number.
        let others: Set<Unicode.Scalar> = separator == .comma ? [";", "\t"] : separator == .semicolon ? ["\t"] : [";"]
        self.init(Self.defused(value), quoting: others.union([separator.scalar]))
    }

    /// Creates a cell for programs, which read it back unchanged.
    public init(exactly value: String) {
        self.init(value, quoting: [","])
    }

    private init(_ value: String, quoting separators: Set<Unicode.Scalar>) {
        let needsQuotes = value.unicodeScalars.contains {
            ["\"", "\r", "\n"].contains($0) || separators.contains($0)
        }
        text = needsQuotes ? "\"\(value.replacing("\"", with: "\"\""))\"" : value
    }

    private static func defused(_ value: String) -> String {
        guard value.unicodeScalars.contains(where: dangerous.contains), !isNumber(value) else { return value }
        var text = String.UnicodeScalarView()
        // Whether some spreadsheet may see the beginning of a cell here.
        var isStart = true
        for (place, scalar) in zip(value.unicodeScalars.indices, value.unicodeScalars) {
            if isStart, dangerous.contains(scalar), !isNumber(piece(of: value, from: place)) { text.append("'") }
            text.append(scalar)
            isStart = separators.contains(scalar) || isStart && (scalar == "\"" || scalar == " ")
        }
        return String(text)
    }

    private static let separators: Set<Unicode.Scalar> = [",", ";", "\t"]

    /// Returns the part up to the next possible separator.
    private static func piece(of value: String, from place: String.Index) -> String {
        String(value.unicodeScalars[place...].prefix { !separators.contains($0) })
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

    /// Returns a row of cells, without a line end.
    public static func line(_ values: [String], separator: CSVSeparator = .comma) -> String {
        values.map { CSVCell($0, separator: separator).text }.joined(separator: String(separator.rawValue))
    }

    /// Returns the same for programs, which read the cells back unchanged.
    public static func exactLine(_ values: [String]) -> String {
        values.map { CSVCell(exactly: $0).text }.joined(separator: ",")
    }
}
