/// The cookie in which a server hands out a session (RFC 6265).
enum SessionCookie {
    static let name = "rollcall_session"

    /// The token out of the `Set-Cookie` headers; nil where none sets it, or sets it to something no header can carry.
    static func token(fromSetCookies headers: [String]) -> String? {
        for header in headers {
            let pair = header.prefix { $0 != ";" }
            guard let equals = pair.firstIndex(of: "="), trimmed(pair[..<equals]) == name else { continue }
            let value = trimmed(pair[pair.index(after: equals)...])
            return isToken(value) ? value : nil
        }
        return nil
    }

    private static func trimmed(_ text: Substring) -> String {
        let leading = text.drop { $0 == " " || $0 == "\t" }
        return String(leading.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
    }

    private static func isToken(_ text: String) -> Bool {
        (1...1024).contains(text.utf8.count)
            && text.utf8.allSatisfy { (0x21...0x7E).contains($0) && !"\",;\\".utf8.contains($0) }
    }
}
