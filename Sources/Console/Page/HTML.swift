import Labels

/// Text of a page. Every interpolated value is escaped, except HTML itself.
public struct HTML: Sendable, Equatable, ExpressibleByStringInterpolation {
    public private(set) var text: String

    /// A literal in the source is HTML; data from a request or from the database never is.
    public init(stringLiteral value: String) {
        text = value
    }

    public init(stringInterpolation: StringInterpolation) {
        text = stringInterpolation.text
    }

    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = ""

        public init(literalCapacity: Int, interpolationCount: Int) {
            text.reserveCapacity(literalCapacity + 16 * interpolationCount)
        }

        public mutating func appendLiteral(_ literal: String) { text += literal }

        public mutating func appendInterpolation(_ html: HTML) { text += html.text }

        /// Empty if it is nil.
        public mutating func appendInterpolation(_ html: HTML?) { text += html?.text ?? "" }

        public mutating func appendInterpolation(_ parts: [HTML]) {
            for part in parts { text += part.text }
        }

        public mutating func appendInterpolation(_ value: String) { HTML.escape(value, into: &text) }
        public mutating func appendInterpolation(_ value: some BinaryInteger) { text += "\(value)" }
    }

    public static let empty: HTML = ""

    public static func + (left: HTML, right: HTML) -> HTML { "\(left)\(right)" }

    /// Escapes the characters with a special meaning in text or in an attribute between double quotes (HTML Living
    /// Standard, 13.3).
    private static func escape(_ value: String, into text: inout String) {
        guard value.utf8.contains(where: isSpecial) else {
            text += value
            return
        }
        for scalar in value.unicodeScalars {
            switch scalar {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            case "'": text += "&#39;"
            default: text.unicodeScalars.append(scalar)
            }
        }
    }

    private static func isSpecial(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "&") || byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">")
            || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
    }
}

extension HTML {
    /// A text as a QR code, dark on white in dark mode as well, since some cameras read nothing else. Nil if it is too
    /// long.
    static func qr(_ text: String, label: String) -> HTML? {
        guard let code = QRCode(text) else { return nil }
        return """
            <svg class="qr" role="img" aria-label="\(label)" viewBox="0 0 \(code.size) \(code.size)" \
            shape-rendering="crispEdges"><path fill="#fff" d="M0 0h\(code.size)v\(code.size)h-\(code.size)z"/>\
            <path fill="#000" d="\(code.path)"/></svg>
            """
    }
}
