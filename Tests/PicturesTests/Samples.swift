import Testing

@testable import Pictures

struct Sample: CustomTestStringConvertible, Sendable {
    let format: Picture.Format
    let name: String
    let bytes: [UInt8]

    var testDescription: String { name }
}

/// Pictures of 3 × 2 pixels, as far as their frames go, with all that is to be left out.
enum Samples {
    static let all = [
        Sample(format: .png, name: "PNG", bytes: png(width: 3, height: 2)),
        Sample(format: .jpeg, name: "JPEG", bytes: jpeg),
        Sample(
            format: .webp, name: "lossy WebP",
            bytes: riff(
                canvas(flags: 0x3c, 3, 2) + webPChunk("ICCP", text("profile")) + webPChunk("ALPH", [1, 2, 3])
                    + webPChunk("VP8 ", lossy) + webPChunk("EXIF", text("GPS")) + webPChunk("XMP ", text("Secret!")))),
        Sample(
            format: .webp, name: "lossless WebP",
            bytes: riff(webPChunk("VP8L", [0x2f, 2, 0x40, 0, 0, 9]) + webPChunk("JUNK", text("Secret")))),
    ]

    static func png(width: Int, height: Int) -> [UInt8] {
        PNGReader.signature + header(width, height) + chunk("iCCP", text("profile"))
            + chunk("PLTE", [1, 2, 3]) + chunk("tRNS", [0, 1, 0, 2, 0, 3]) + chunk("tEXt", text("Secret"))
            + chunk("eXIf", text("GPS")) + chunk("IDAT", [1, 2]) + chunk("IDAT", [3]) + chunk("iTXt", text("Secret"))
            + chunk("IEND", [])
    }

    static func header(_ width: Int, _ height: Int, colour: UInt8 = 2) -> [UInt8] {
        chunk("IHDR", big(width, 4) + big(height, 4) + [8, colour, 0, 0, 0])
    }

    static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
        let checked = text(type) + data
        return big(data.count, 4) + checked + big(Int(CRC32.of(checked[...])), 4)
    }

    private static let jpeg: [UInt8] =
        [0xff, 0xd8]
        + segment(0xe0, text("JFIF\0") + [1, 1, 0, 0, 1, 0, 1, 9, 9] + text("thumbnail"))
        + segment(0xe1, text("Exif\0\0GPS")) + segment(0xe2, text("ICC_PROFILE\0profile"))
        + segment(0xee, text("Adobe") + [0, 100, 0, 0, 0, 0, 1]) + segment(0xfe, text("Secret"))
        + segment(0xdb, [0] + Array(repeating: 7, count: 64)) + segment(0xdd, [0, 1])
        + segment(0xc0, [8, 0, 2, 0, 3, 3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0])
        + segment(0xc4, [0, 1] + Array(repeating: 0, count: 15) + [5])
        + segment(0xda, [3, 1, 0, 2, 0, 3, 0, 0, 63, 0]) + [0x12, 0xff, 0, 0x34, 0xff, 0xd0, 0x56, 0xff]
        + segment(0xed, text("Photoshop Secret")) + [0xff, 0xd9]

    static func segment(_ marker: UInt8, _ data: [UInt8]) -> [UInt8] { [0xff, marker] + big(data.count + 2, 2) + data }

    /// The head of a key frame of 3 × 2 pixels.
    static let lossy: [UInt8] = [0x10, 0, 0, 0x9d, 0x01, 0x2a, 3, 0, 2, 0, 7]

    static func canvas(flags: UInt8, _ width: Int, _ height: Int) -> [UInt8] {
        webPChunk("VP8X", [flags, 0, 0, 0] + little(width - 1, 3) + little(height - 1, 3))
    }

    static func webPChunk(_ tag: String, _ data: [UInt8]) -> [UInt8] {
        text(tag) + little(data.count, 4) + data + (data.count % 2 == 1 ? [0] : [])
    }

    static func riff(_ chunks: [UInt8]) -> [UInt8] { webPChunk("RIFF", text("WEBP") + chunks) }

    /// The bytes of a sample with a number in the place of what stands there, and the checksums of PNG's chunks right.
    static func withNumber(_ number: Int, _ width: Int, at place: Int, in sample: Sample) -> [UInt8] {
        var bytes = sample.bytes
        let end = min(place + width, bytes.count)
        bytes.replaceSubrange(place..<end, with: big(number, width).suffix(end - place))
        guard sample.format == .png else { return bytes }
        var start = PNGReader.signature.count
        while start + 12 <= bytes.count {
            let length = bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
            let checked = start + 4..<start + 8 + length
            guard checked.upperBound + 4 <= bytes.count else { break }
            bytes.replaceSubrange(
                checked.upperBound..<checked.upperBound + 4, with: big(Int(CRC32.of(bytes[checked])), 4))
            start = checked.upperBound + 4
        }
        return bytes
    }

    private static func text(_ text: String) -> [UInt8] { Array(text.utf8) }

    private static func big(_ number: Int, _ count: Int) -> [UInt8] { little(number, count).reversed() }

    private static func little(_ number: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
}
