/// A line for a terminal: literal text stays as it is, and control characters in interpolated values are escaped.
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
    /// Returns the sentence about a deletion: a row with a history is retired instead of deleted.
    static func gone(_ thing: String, retired: Bool) -> TerminalText {
        retired ? "Retired \(thing) and kept its history." : "Deleted \(thing)."
    }
}

extension String {
    /// Returns the text with each control character escaped, such as `\u001b`, and each character that invisibly
    /// reorders text or breaks lines: a name from a server must not move the cursor, colour the screen or fake a line.
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
    /// Control characters, line and paragraph separators, and bidirectional embeddings, overrides and isolates.
    fileprivate var isUnsafeOnTerminal: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
        }
    }

    /// The escape that JSON also uses; all unsafe characters are in the Basic Multilingual Plane.
    fileprivate var escape: String {
        let digits = String(value, radix: 16)
        return "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
