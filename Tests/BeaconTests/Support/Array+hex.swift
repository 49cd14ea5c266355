import Beacon

extension [UInt8] {
    /// Bytes written as hexadecimal digits; all else in the text is passed over, so that it may be spaced.
    init(hex: String) {
        let digits = hex.utf8.compactMap(Hexadecimal.value)
        self = stride(from: 0, to: digits.count - 1, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    }
}
