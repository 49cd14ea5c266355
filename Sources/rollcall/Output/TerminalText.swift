/// A line for a terminal: what the program wrote stays, what is interpolated has its control characters escaped.
struct TerminalText: ExpressibleByStringInterpolation, CustomStringConvertible {
    let description: String

    init(stringLiteral value: String) {
        description = value
    }

    init(stringInterpolation: StringInterpolation) {
        description = stringInterpolation.text
    }

    struct StringInterpolation: StringInterpolationProtocol {
        var text = ""

        init(literalCapacity: Int, interpolationCount: Int) {
            text.reserveCapacity(literalCapacity + 16 * interpolationCount)
        }

        mutating func appendLiteral(_ literal: String) {
            text += literal
        }

        mutating func appendInterpolation(_ value: some CustomStringConvertible) {
            text += value.description.escapingControls()
        }
    }
}

extension TerminalText {
    /// What became of a thing that was to be deleted.
    static func gone(_ thing: String, retired: Bool) -> TerminalText {
        retired ? "Retired \(thing): it has a history, which stays." : "Deleted \(thing)."
    }
}

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
