import Compression

extension QRCode {
    /// The bytes with which every PNG begins.
    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// Returns a PNG (ISO/IEC 15948) with one bit per pixel, dark on white, including the margin.
    /// - Parameter scale: the side of a module in pixels, at least 1.
    /// - Throws: `CompressionError` if zlib cannot allocate memory.
    public func png(scale: Int = 8) throws -> [UInt8] {
        let scale = max(1, scale)
        let side = Self.bytes(UInt32(size * scale))
        // One bit of grey per pixel; deflated, without filters or interlacing.
        let header = side + side + [1, 0, 0, 0, 0]
        return Self.signature + Self.chunk("IHDR", header)
            + Self.chunk("IDAT", try Zlib.deflate(pixels(scale), name: "a PNG")) + Self.chunk("IEND", [])
    }

    /// The rows from the top, each preceded by a byte that marks it as unfiltered. White is 1.
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

    /// Returns a chunk: length, type, data, and the checksum of the last two.
    private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
        let body = Array(type.utf8) + data
        return bytes(UInt32(data.count)) + body + bytes(Zlib.crc32(body))
    }

    /// Returns the bytes of a number, the most significant byte first.
    private static func bytes(_ number: UInt32) -> [UInt8] {
        stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: number >> UInt32($0)) }
    }
}
