import CQREncode

/// A QR code (ISO/IEC 18004) of a short text.
public struct QRCode: Equatable, Sendable {
    /// The number of white modules around the code, as the standard requires.
    public static let margin = 4

    /// The number of modules per side, without the margin.
    public let width: Int
    /// Whether each module is dark, row by row.
    private let modules: [Bool]

    /// Creates a code with error correction level M: a seventh of the code may be damaged. Nil if the text is too long
    /// for a code, or contains a NUL.
    public init?(_ text: String) {
        guard !text.utf8.contains(0), let code = QRcode_encodeString8bit(text, 0, QR_ECLEVEL_M) else { return nil }
        defer { QRcode_free(code) }
        width = Int(code.pointee.width)
        // The lowest bit of a byte indicates whether a module is dark.
        modules = UnsafeBufferPointer(start: code.pointee.data, count: width * width).map { $0 & 1 == 1 }
    }

    /// The number of modules per side, with the margin.
    public var size: Int { width + 2 * Self.margin }

    /// Returns whether a module is dark, by its row and column including the margin: each in `0..<size`.
    func isDark(row: Int, column: Int) -> Bool {
        let (row, column) = (row - Self.margin, column - Self.margin)
        guard (0..<width).contains(row), (0..<width).contains(column) else { return false }
        return modules[row * width + column]
    }

    /// The dark modules as the data of an SVG path, in units of modules including the margin: one rectangle for each
    /// run of adjacent dark modules in a row.
    public var path: String {
        var path = ""
        for row in 0..<size {
            var column = 0
            while column < size {
                guard isDark(row: row, column: column) else {
                    column += 1
                    continue
                }
                let start = column
                while isDark(row: row, column: column) { column += 1 }
                path += "M\(start) \(row)h\(column - start)v1h-\(column - start)z"
            }
        }
        return path
    }

    /// Lines for a terminal, with two rows of modules in each. White modules are drawn and dark ones omitted: on a dark
    /// terminal the code is dark on white, which all cameras can read.
    public var lines: [String] {
        stride(from: 0, to: size, by: 2).map { row in
            String(
                (0..<size).map { column in
                    switch (isDark(row: row, column: column), isDark(row: row + 1, column: column)) {
                    case (false, false): "█" as Character
                    case (false, true): "▀"
                    case (true, false): "▄"
                    case (true, true): " "
                    }
                })
        }
    }
}
