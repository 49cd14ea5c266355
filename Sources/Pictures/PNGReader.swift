/// A reader of PNG (W3C, Portable Network Graphics, third edition). Each chunk has a length, a type, data and a
/// checksum, which must be correct. Chunks that are not needed to draw the picture are omitted; of an animation, the
/// still picture is kept.
struct PNGReader {
    static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

    /// The chunks that are kept: header, palette, transparency, pixels, end.
    private static let kept: Set = ["IHDR", "PLTE", "tRNS", "IDAT", "IEND"]
    /// The permitted bit depths of each colour type (table 8).
    private static let depths: [UInt8: Set<UInt8>] = [
        0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16],
    ]

    private var width = 0
    private var height = 0
    private var colour: UInt8 = 0
    /// The types of chunks read so far: some may occur only once.
    private var seen: Set<String> = []
    private var last = ""

    static func picture(_ file: [UInt8]) throws(Picture.Fault) -> Picture {
        var (reader, bytes, png) = (ByteReader(file), signature, PNGReader())
        _ = try reader.take(signature.count)
        while png.last != "IEND" {
            let start = reader.position
            let length = try reader.bigEndian(4)
            let checked = try reader.take(4 + length)
            guard try reader.bigEndian(4) == Int(CRC32.of(checked)) else { throw .broken }
            let type = String(decoding: checked.prefix(4), as: UTF8.self)
            try png.take(type, checked.dropFirst(4))
            if kept.contains(type) { bytes += file[start..<reader.position] }
        }
        return try Picture(.png, width: png.width, height: png.height, bytes: bytes)
    }

    private mutating func take(_ type: String, _ data: ArraySlice<UInt8>) throws(Picture.Fault) {
        guard type.utf8.count == 4, type.utf8.allSatisfy(Self.isLetter) else { throw .broken }
        guard seen.isEmpty == (type == "IHDR") else { throw .broken }
        // A lower-case first letter means that a decoder may skip the chunk.
        guard let first = type.utf8.first, Self.kept.contains(type) || first >= UInt8(ascii: "a") else { throw .broken }
        guard isAllowed(type, data) else { throw .broken }
        if type == "IHDR" { try takeHeader(data) }
        seen.insert(type)
        last = type
    }

    private func isAllowed(_ type: String, _ data: ArraySlice<UInt8>) -> Bool {
        let (hasPixels, hasPalette) = (seen.contains("IDAT"), seen.contains("PLTE"))
        return switch type {
        case "PLTE":
            !hasPixels && !hasPalette && colour != 0 && colour != 4 && !data.isEmpty && data.count % 3 == 0
                && data.count <= 768
        case "tRNS":
            !hasPixels && !seen.contains("tRNS")
                && [0: 2, 2: 6][colour].map { data.count == $0 }
                    ?? (colour == 3 && hasPalette && data.count <= 256)
        case "IDAT": (!hasPixels || last == "IDAT") && (colour != 3 || hasPalette)
        case "IEND": hasPixels && data.isEmpty
        default: true
        }
    }

    private mutating func takeHeader(_ data: ArraySlice<UInt8>) throws(Picture.Fault) {
        var reader = ByteReader(Array(data))
        width = try reader.bigEndian(4)
        height = try reader.bigEndian(4)
        let depth = try reader.byte()
        colour = try reader.byte()
        let methods = try reader.take(3)
        guard reader.isAtEnd, Self.depths[colour]?.contains(depth) == true, methods.dropLast() == [0, 0],
            methods.last.map({ $0 <= 1 }) == true
        else { throw .broken }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
    }
}
