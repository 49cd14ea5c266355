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
