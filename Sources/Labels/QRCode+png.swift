import Tables

extension QRCode {
    /// Bytes by which every PNG begins.
    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// A PNG (ISO/IEC 15948) with one bit a pixel, dark on white, margin and all.
    /// - Parameter scale: pixels on a side of a module, at least 1.
    /// - Throws: `TableError` where zlib has no memory.
    public func png(scale: Int = 8) throws -> [UInt8] {
        let scale = max(1, scale)
        let side = Self.bytes(UInt32(size * scale))
        // One bit of grey for each pixel; deflated, without filters of its own or interlacing.
        let header = side + side + [1, 0, 0, 0, 0]
        return Self.signature + Self.chunk("IHDR", header)
            + Self.chunk("IDAT", try Zlib.stream(of: pixels(scale), name: "a PNG")) + Self.chunk("IEND", [])
    }

    /// The rows from the top, each after a byte that says it is not filtered. White is 1.
    private func pixels(_ scale: Int) -> [UInt8] {
        (0..<size).flatMap { row in
            let line = [0] + line(row, scale)
            return (0..<scale).flatMap { _ in line }
        }
    }

    private func line(_ row: Int, _ scale: Int) -> [UInt8] {
        let count = size * scale
        var line = [UInt8](repeating: 0, count: (count + 7) / 8)
        for pixel in 0..<count where !isDark(row: row, column: pixel / scale) {
            line[pixel / 8] |= 0x80 >> UInt8(pixel % 8)
        }
        return line
    }

    /// Length, type, data, and the checksum over the last two.
    private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
        let body = Array(type.utf8) + data
        return bytes(UInt32(data.count)) + body + bytes(Zlib.crc32(body))
    }

    /// The most significant byte first.
    private static func bytes(_ number: UInt32) -> [UInt8] {
        stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: number >> UInt32($0)) }
    }
}
