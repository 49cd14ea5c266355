import Beacon

/// Reads the bytes of a line of hexadecimal digits.
enum HexLine {
    /// Blanks and tabs may stand anywhere, and a carriage return before the line's end. An empty line is an empty
    /// packet.
    static func bytes(of line: some Sequence<UInt8>) throws(Fault) -> [UInt8] {
        var bytes: [UInt8] = []
        var pending: UInt8?
        for (position, character) in line.enumerated() where !isBlank(character) {
            guard let digit = Hexadecimal.value(of: character) else { throw .notADigit(position: position + 1) }
            if let high = pending {
                bytes.append(high << 4 | digit)
                pending = nil
            } else {
                pending = digit
            }
        }
        guard pending == nil else { throw .oddDigitCount }
        return bytes
    }

    private static func isBlank(_ character: UInt8) -> Bool {
        [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r")].contains(character)
    }
}

extension HexLine {
    /// Why a line is not hexadecimal bytes.
    enum Fault: Error, Hashable {
        /// Counted from 1.
        case notADigit(position: Int)
        case oddDigitCount
        case tooLong
    }
}

extension HexLine.Fault: CustomStringConvertible {
    var description: String {
        switch self {
        case .notADigit(let position): "malformed: character \(position) is not a hexadecimal digit"
        case .oddDigitCount: "malformed: an odd number of hexadecimal digits"
        case .tooLong: "malformed: the line is longer than \(LineSplitter.longestLine) characters"
        }
    }
}
