import Testing

@testable import Pictures

@Suite("Pictures that somebody sends")
struct PictureTests {
    @Test("The format is told by the content, and the size is read", arguments: Samples.all)
    func formats(sample: Sample) throws {
        let picture = try Picture(sample.bytes)
        #expect(picture.format == sample.format && picture.width == 3 && picture.height == 2)
        #expect(picture.bytes.count <= sample.bytes.count)
    }

    @Test("What is kept is read again as it is", arguments: Samples.all)
    func again(sample: Sample) throws {
        let picture = try Picture(sample.bytes)
        #expect(try Picture(picture.bytes) == picture)
    }

    @Test("Texts, EXIF, profiles, thumbnails and what follows the end are gone", arguments: Samples.all)
    func stripped(sample: Sample) throws {
        let picture = try Picture(sample.bytes + Array("<script>alert(1)</script>".utf8))
        let kept = String(decoding: picture.bytes, as: UTF8.self)
        for word in ["Secret", "GPS", "profile", "script", "thumbnail"] { #expect(!kept.contains(word)) }
    }

    @Test("What is no picture is refused", arguments: ["", "<svg></svg>", "<!doctype html>", "GIF89a", "BM", "RIFF"])
    func strangers(text: String) {
        #expect(throws: Picture.Fault.unknownFormat) { try Picture(Array(text.utf8)) }
    }

    @Test("A picture that is cut off anywhere is refused", arguments: Samples.all)
    func truncations(sample: Sample) {
        // A WebP file may lack the last byte, which only fills up.
        for count in 0..<sample.bytes.count {
            #expect(throws: Picture.Fault.self, "\(count)") { try Picture(Array(sample.bytes.prefix(count))) }
        }
    }

    @Test("Whatever bytes come, they are refused or kept so that they are read again", arguments: Samples.all)
    func mutations(sample: Sample) throws {
        var random = SystemRandomNumberGenerator()
        for _ in 0..<5_000 {
            var bytes = sample.bytes
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let place = Int.random(in: 0..<bytes.count, using: &random)
                switch Int.random(in: 0..<3, using: &random) {
                case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
                case 1: bytes.remove(at: place)
                default: bytes.insert([0, 0xff, 0xd9].randomElement(using: &random) ?? 0, at: place)
                }
                if bytes.isEmpty { bytes = [0] }
            }
            guard let picture = try? Picture(bytes) else { continue }
            #expect(try Picture(picture.bytes) == picture, "\(bytes)")
        }
    }

    @Test("Each number of a file at its ends is refused or taken, and never multiplied beyond 64 bits")
    func ends() throws {
        for sample in Samples.all {
            for (place, width) in (0..<min(64, sample.bytes.count)).flatMap({ place in (1...4).map { (place, $0) } }) {
                for number in [0, 1, 1 << (8 * width - 1) - 1, 1 << (8 * width - 1), 1 << (8 * width) - 1] {
                    let bytes = Samples.withNumber(number, width, at: place, in: sample)
                    guard let picture = try? Picture(bytes) else { continue }
                    #expect(picture.width.multipliedReportingOverflow(by: picture.height).partialValue > 0)
                    #expect(picture.height <= Picture.maxPixels / picture.width)
                }
            }
        }
    }

    @Test("More than 40 megapixels, or 1.4 MiB, are refused")
    func limits() throws {
        #expect(throws: Picture.Fault.tooManyPixels) {
            try Picture(Samples.png(width: 0xffff_ffff, height: 0xffff_ffff))
        }
        #expect(throws: Picture.Fault.tooManyPixels) { try Picture(Samples.png(width: 1, height: 0xffff_ffff)) }
        #expect(throws: Picture.Fault.tooManyPixels) { try Picture(Samples.png(width: 8_000, height: 5_001)) }
        #expect(throws: Picture.Fault.tooManyPixels) { try Picture(Samples.png(width: 1 << 31, height: 1 << 31)) }
        #expect(throws: Picture.Fault.broken) { try Picture(Samples.png(width: 0, height: 1)) }
        #expect(try Picture(Samples.png(width: 8_000, height: 5_000)).width == 8_000)
        let long = Samples.png(width: 3, height: 2) + Array(repeating: 0, count: Picture.maxBytes)
        #expect(throws: Picture.Fault.tooLarge) { try Picture(long) }
    }
}

@Suite("What each format must be")
struct FormatTests {
    @Test("PNG: a wrong checksum, an unknown necessary chunk, chunks out of order")
    func png() {
        var wrong = Samples.png(width: 3, height: 2)
        wrong[wrong.count - 1] ^= 1
        let (head, data, end) = (Samples.header(3, 2), Samples.chunk("IDAT", [1]), Samples.chunk("IEND", []))
        let text = Samples.chunk("tEXt", [1])
        for chunks in [
            [head, Samples.chunk("ABCD", []), data, end], [head, head, data, end], [data, end], [head, end],
            [text, head, data, end], [head, data, text, data, end], [head, data, Samples.chunk("tRNS", [1]), end],
            [Samples.header(3, 2, colour: 3), data, end], [Samples.header(3, 2, colour: 5), data, end],
        ] {
            #expect(throws: Picture.Fault.broken) { try Picture(PNGReader.signature + chunks.flatMap(\.self)) }
        }
        #expect(throws: Picture.Fault.broken) { try Picture(wrong) }
    }

    @Test("JPEG: text in a table, kinds that browsers do not show, no scan")
    func jpeg() {
        let frame = Samples.segment(0xc0, [8, 0, 2, 0, 3, 1, 1, 0x11, 0])
        let scan = Samples.segment(0xda, [1, 1, 0, 0, 63, 0]) + [0x12, 0xff, 0, 0x34]
        func refused(_ parts: [UInt8]..., as fault: Picture.Fault) {
            let file = [0xff, 0xd8] + parts.flatMap(\.self) + [0xff, 0xd9]
            #expect(throws: fault) { try Picture(file) }
        }
        refused(Samples.segment(0xdb, Array("Secret".utf8)), frame, scan, as: .broken)
        refused(Samples.segment(0xc4, Array("Secret".utf8)), frame, scan, as: .broken)
        refused(frame, as: .broken)
        refused(scan, as: .broken)
        refused(frame, frame, scan, as: .broken)
        refused(Samples.segment(0xc3, [8, 0, 2, 0, 3, 1, 1, 0x11, 0]), scan, as: .unusual)
        refused(Samples.segment(0xc0, [12, 0, 2, 0, 3, 1, 1, 0x11, 0]), scan, as: .unusual)
    }

    @Test("WebP: moving pictures, two pictures, another size than the canvas")
    func webp() {
        func file(_ chunks: [UInt8]...) -> [UInt8] { Samples.riff(chunks.flatMap(\.self)) }
        let (lossy, canvas) = (Samples.webPChunk("VP8 ", Samples.lossy), Samples.canvas(flags: 0, 3, 2))
        #expect(throws: Picture.Fault.moving) { try Picture(file(Samples.canvas(flags: 2, 3, 2), lossy)) }
        #expect(throws: Picture.Fault.moving) { try Picture(file(canvas, Samples.webPChunk("ANMF", [1]), lossy)) }
        #expect(throws: Picture.Fault.broken) { try Picture(file(lossy, lossy)) }
        #expect(throws: Picture.Fault.broken) { try Picture(file(Samples.canvas(flags: 0, 4, 2), lossy)) }
        #expect(throws: Picture.Fault.broken) { try Picture(file(Samples.webPChunk("EXIF", [1]), lossy)) }
        #expect(throws: Picture.Fault.broken) { try Picture(file(canvas)) }
    }
}
