extension String {
    /// The text with every control character written as `\u001b`, and with it what reorders or breaks lines unseen:
    /// a name from a server must not move the cursor, colour the screen or fake a line.
    func escapingControls(except kept: Set<Unicode.Scalar> = []) -> String {
        guard unicodeScalars.contains(where: { $0.isUnsafeOnTerminal && !kept.contains($0) }) else { return self }
        var escaped = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            if scalar.isUnsafeOnTerminal, !kept.contains(scalar) {
                escaped.append(contentsOf: scalar.escape.unicodeScalars)
            } else {
                escaped.append(scalar)
            }
        }
        return String(escaped)
    }
}

extension Unicode.Scalar {
    /// Control characters, line and paragraph separators, and the bidirectional overrides and isolates.
    fileprivate var isUnsafeOnTerminal: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
        }
    }

    /// The escape that JSON uses too; all of these are in the basic plane.
    fileprivate var escape: String {
        let digits = String(value, radix: 16)
        return "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
