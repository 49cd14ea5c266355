import CQREncode

/// A QR code (ISO/IEC 18004) of a short text.
public struct QRCode: Equatable, Sendable {
    /// White modules around the code, as the standard asks.
    public static let margin = 4

    /// Modules on a side, without the margin.
    public let width: Int
    /// Row by row; whether each is dark.
    private let modules: [Bool]

    /// Level M: a seventh of the code may be dirty. Nil if the text is too long for a code, or holds a NUL.
    public init?(_ text: String) {
        guard !text.utf8.contains(0), let code = QRcode_encodeString8bit(text, 0, QR_ECLEVEL_M) else { return nil }
        defer { QRcode_free(code) }
        width = Int(code.pointee.width)
        // The lowest bit of a byte says whether a module is dark.
        modules = UnsafeBufferPointer(start: code.pointee.data, count: width * width).map { $0 & 1 == 1 }
    }

    /// Modules on a side, with the margin.
    public var size: Int { width + 2 * Self.margin }

    /// Whether a module is dark, counted with the margin: `0..<size` each.
    func isDark(row: Int, column: Int) -> Bool {
        let (row, column) = (row - Self.margin, column - Self.margin)
        guard (0..<width).contains(row), (0..<width).contains(column) else { return false }
        return modules[row * width + column]
    }

    /// The dark modules as the data of an SVG path, in units of modules with the margin: one rectangle for each row of
    /// dark modules that touch.
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

    /// Lines for a terminal, two rows of modules in each. White modules are drawn and dark ones left out: on a dark
    /// terminal the code is dark on white, as all cameras read it.
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
