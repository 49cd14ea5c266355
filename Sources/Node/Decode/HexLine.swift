import Beacon

/// Reads the bytes of a line of hexadecimal digits, as people paste them.
enum HexLine {
    private static let separators = Set(" \t\r:,;".utf8)
    private static let zero = UInt8(ascii: "0")
    private static let crosses = Set("xX".utf8)

    /// Blanks, tabs, colons, commas and semicolons are allowed anywhere, `0x` before any number, and a carriage return
    /// before the line's end. An empty line is an empty packet.
    static func bytes(of line: some Sequence<UInt8>) throws(Fault) -> [UInt8] {
        let line = Array(line)
        var bytes: [UInt8] = []
        var pending: UInt8?
        var position = 0
        while position < line.count {
            if separators.contains(line[position]) {
                position += 1
            } else if pending == nil, isPrefix(line, at: position) {
                position += 2
                if isLoneDigit(line, at: position) { pending = 0 }
            } else {
                guard let digit = Hexadecimal.value(of: line[position]) else {
                    throw .notADigit(position: position + 1)
                }
                if let high = pending.take() { bytes.append(high << 4 | digit) } else { pending = digit }
                position += 1
            }
        }
        guard pending == nil else { throw .oddDigitCount }
        return bytes
    }

    private static func isPrefix(_ line: [UInt8], at position: Int) -> Bool {
        line[position] == zero && position + 2 < line.count && crosses.contains(line[position + 1])
            && Hexadecimal.value(of: line[position + 2]) != nil
    }

    /// Returns whether a digit stands alone, as in `0x4`, which is one byte.
    private static func isLoneDigit(_ line: [UInt8], at position: Int) -> Bool {
        position + 1 == line.count || separators.contains(line[position + 1])
    }
}

extension HexLine {
    /// Why a line does not consist of hexadecimal bytes.
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
        case .tooLong: "malformed: the line is longer than \(LineSplitter.maxLineLength) characters"
        }
    }
}
