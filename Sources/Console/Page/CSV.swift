/// A table as text that a spreadsheet reads: RFC 4180, but for the ends of lines, which a browser makes its own.
struct CSV {
    let text: String

    init(_ head: [String], _ rows: [[String]]) {
        text = ([head] + rows).map { $0.map(Self.cell).joined(separator: ",") }.joined(separator: "\n")
    }

    /// What begins like a formula gets an apostrophe before it, or a spreadsheet would run it (OWASP, CSV Injection).
    private static func cell(_ text: String) -> String {
        let isFormula = text.unicodeScalars.first.map { "=+-@\t\r".unicodeScalars.contains($0) } ?? false
        let safe = isFormula && Double(text) == nil ? "'\(text)" : text
        guard safe.contains(where: { $0 == "," || $0 == "\"" || $0.isNewline }) else { return safe }
        return "\"\(safe.replacing("\"", with: "\"\""))\""
    }
}
