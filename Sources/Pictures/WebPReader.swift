/// A reader of WebP (RFC 9649), a RIFF file of chunks. It keeps one still picture, `VP8 ` or `VP8L`, and the
/// transparency that belongs to the first of these. The header of the file is written again.
struct WebPReader {
    private enum Tag {
        static let riff = "RIFF", webp = "WEBP", lossy = "VP8 ", lossless = "VP8L", extended = "VP8X", alpha = "ALPH"
        static let moving: Set = ["ANIM", "ANMF"]
    }

    private var canvas: (width: Int, height: Int)?
    private var alpha: ArraySlice<UInt8>?
    private var picture: (tag: String, data: ArraySlice<UInt8>, width: Int, height: Int)?

    static func picture(_ file: [UInt8]) throws(Picture.Fault) -> Picture {
        var head = ByteReader(file)
        _ = try head.take(4)
        let length = try head.littleEndian(4)
        let content = try head.take(length)
        var (reader, webp, isFirst) = (ByteReader(Array(content.dropFirst(4))), WebPReader(), true)
        while !reader.isAtEnd {
            let tag = String(decoding: try reader.take(4), as: UTF8.self)
            let count = try reader.littleEndian(4)
            let data = try reader.take(count)
            // Chunks begin at even offsets; a writer may omit the last padding byte.
            if count % 2 == 1, !reader.isAtEnd { _ = try reader.byte() }
            guard !isFirst || [Tag.lossy, Tag.lossless, Tag.extended].contains(tag) else { throw .broken }
            try webp.take(tag, data)
            isFirst = false
        }
        return try webp.whole()
    }

    private mutating func take(_ tag: String, _ data: ArraySlice<UInt8>) throws(Picture.Fault) {
        if Tag.moving.contains(tag) { throw .moving }
        switch tag {
        case Tag.extended:
            guard canvas == nil, picture == nil else { throw .broken }
            canvas = try Self.canvas(data)
        case Tag.alpha:
            guard canvas != nil, alpha == nil, picture == nil, !data.isEmpty else { throw .broken }
            alpha = data
        case Tag.lossy, Tag.lossless:
            guard picture == nil else { throw .broken }
            let size = try tag == Tag.lossy ? Self.lossySize(data) : Self.losslessSize(data)
            picture = (tag, data, size.width, size.height)
        default: break
        }
    }

    private func whole() throws(Picture.Fault) -> Picture {
        guard let picture else { throw .broken }
        if let canvas, canvas != (picture.width, picture.height) { throw .broken }
        var chunks = Self.chunk(picture.tag, picture.data)
        if let alpha, picture.tag == Tag.lossy {
            // The only flag kept is the one for transparency (section 2.7.1).
            let size = [picture.width - 1, picture.height - 1].flatMap { Self.bytes($0, 3) }
            chunks = Self.chunk(Tag.extended, [0x10, 0, 0, 0] + size) + Self.chunk(Tag.alpha, alpha) + chunks
        }
        return try Picture(
            .webp, width: picture.width, height: picture.height,
            bytes: Self.chunk(Tag.riff, Array(Tag.webp.utf8) + chunks))
    }

    /// Reads the flags, three reserved bytes, and width and height minus one in 24 bits each (section 2.7.1).
    private static func canvas(_ data: ArraySlice<UInt8>) throws(Picture.Fault) -> (Int, Int) {
        var reader = ByteReader(Array(data))
        let flags = try reader.byte()
        if flags & 2 != 0 { throw .moving }
        _ = try reader.take(3)
        let size = (try reader.littleEndian(3) + 1, try reader.littleEndian(3) + 1)
        guard reader.isAtEnd else { throw .broken }
        return size
    }

    /// Reads the header of a key frame: three bytes, of which the first bit is zero, a start code, and the size in 14
    /// bits each (RFC 6386, section 9.1).
    private static func lossySize(_ data: ArraySlice<UInt8>) throws(Picture.Fault) -> (width: Int, height: Int) {
        var reader = ByteReader(Array(data.prefix(10)))
        guard try reader.littleEndian(3) & 1 == 0, try reader.take(3) == [0x9d, 0x01, 0x2a] else { throw .broken }
        return (try reader.littleEndian(2) & 0x3fff, try reader.littleEndian(2) & 0x3fff)
    }

    /// Reads a signature, width and height minus one in 14 bits each, a transparency flag, and a version that must be
    /// zero (RFC 9649, section 3.4).
    private static func losslessSize(_ data: ArraySlice<UInt8>) throws(Picture.Fault) -> (width: Int, height: Int) {
        var reader = ByteReader(Array(data.prefix(5)))
        guard try reader.byte() == 0x2f else { throw .broken }
        let bits = try reader.littleEndian(4)
        guard bits >> 29 == 0 else { throw .broken }
        return (bits & 0x3fff + 1, bits >> 14 & 0x3fff + 1)
    }

    private static func chunk(_ tag: String, _ data: some Collection<UInt8>) -> [UInt8] {
        Array(tag.utf8) + bytes(data.count, 4) + data + (data.count % 2 == 1 ? [0] : [])
    }

    /// Returns the bytes of a number, the least significant byte first.
    private static func bytes(_ number: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
}
