/// The parameters after the value of a header (RFC 9110, section 5.6.6): `form-data; name="a"; filename="b"`.
struct HeaderParameters {
    private let values: [String: String]

    init(_ header: String) {
        var (rest, values): (Substring.UTF8View, [String: String]) = (header[...].utf8, [:])
        while let semicolon = rest.firstIndex(of: UInt8(ascii: ";")) {
            rest = rest[semicolon...].dropFirst().drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
            let name = rest.prefix { $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: ";") }
            rest = rest[name.endIndex...]
            guard rest.first == UInt8(ascii: "=") else { continue }
            let value = Self.value(&rest)
            values[String(Substring(name)).lowercased()] = value
        }
        self.values = values
    }

    /// Consumes the value after `=`: a token, or a quoted string; nothing if the closing quotation mark is missing.
    private static func value(_ rest: inout Substring.UTF8View) -> String? {
        rest = rest.dropFirst()
        guard rest.first == UInt8(ascii: "\"") else {
            let word = rest.prefix { $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: " ") }
            rest = rest[word.endIndex...]
            return String(Substring(word))
        }
        let text = rest.dropFirst().prefix { $0 != UInt8(ascii: "\"") }
        rest = rest[text.endIndex...].dropFirst()
        return rest.startIndex > text.endIndex ? String(Substring(text)) : nil
    }

    /// Returns the value of a parameter; its name is given in lower case.
    subscript(_ name: String) -> String? { values[name] }
}
