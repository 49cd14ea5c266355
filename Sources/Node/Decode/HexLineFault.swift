/// Why a line is not hexadecimal bytes.
enum HexLineFault: Error, Hashable {
    /// Counted from 1.
    case notADigit(position: Int)
    case oddDigitCount
    case tooLong
}

extension HexLineFault: CustomStringConvertible {
    var description: String {
        switch self {
        case .notADigit(let position): "malformed: character \(position) is not a hexadecimal digit"
        case .oddDigitCount: "malformed: an odd number of hexadecimal digits"
        case .tooLong: "malformed: the line is longer than \(LineSplitter.longestLine) characters"
        }
    }
}
