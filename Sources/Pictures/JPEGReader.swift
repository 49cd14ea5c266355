/// A reader of JPEG (ITU-T T.81) of the three kinds that browsers display: baseline, extended and progressive, with
/// Huffman coding and 8 bits. A file is a sequence of segments, each with a marker and usually a length and data;
/// pixels follow the header of a scan.
struct JPEGReader {
    private enum Marker {
        static let start: UInt8 = 0xd8, end: UInt8 = 0xd9, scan: UInt8 = 0xda
        static let frames: ClosedRange<UInt8> = 0xc0...0xcf
        static let restarts: ClosedRange<UInt8> = 0xd0...0xd7
        static let applications: ClosedRange<UInt8> = 0xe0...0xef
        static let huffman: UInt8 = 0xc4, extensions: UInt8 = 0xc8, arithmetic: UInt8 = 0xcc
        static let quantization: UInt8 = 0xdb, restartInterval: UInt8 = 0xdd, comment: UInt8 = 0xfe
        static let jfif: UInt8 = 0xe0, adobe: UInt8 = 0xee
    }

    private var reader: ByteReader
    private var kept: [UInt8] = [0xff, Marker.start]
    private var size: (width: Int, height: Int)?
    private var hasScan = false

    static func picture(_ file: [UInt8]) throws(Picture.Fault) -> Picture {
        var jpeg = JPEGReader(reader: ByteReader(file))
        _ = try jpeg.reader.take(2)
        while true {
            let marker = try jpeg.marker()
            if marker == Marker.end { break }
            try jpeg.takeSegment(marker)
        }
        guard let size = jpeg.size, jpeg.hasScan else { throw .broken }
        return try Picture(
            .jpeg, width: size.width, height: size.height, bytes: jpeg.kept + [0xff, Marker.end])
    }

    private init(reader: ByteReader) {
        self.reader = reader
    }

    /// Reads a marker, which any number of 0xff bytes may precede (B.1.1.2).
    private mutating func marker() throws(Picture.Fault) -> UInt8 {
        guard try reader.byte() == 0xff else { throw .broken }
        var marker = try reader.byte()
        while marker == 0xff { marker = try reader.byte() }
        return marker
    }

    private mutating func takeSegment(_ marker: UInt8) throws(Picture.Fault) {
        let length = try reader.bigEndian(2)
        let data = Array(try reader.take(length - 2))
        switch marker {
        case Marker.jfif: keepJFIF(data)
        // The encoding of colours; twelve bytes without any text (ITU-T T.872, 6.5.3).
        case Marker.adobe: if data.count == 12, data.starts(with: "Adobe".utf8) { keep(marker, data) }
        case Marker.applications, Marker.comment: break
        case Marker.quantization: try keep(marker, data, where: JPEGTables.areQuantization(data))
        case Marker.huffman: try keep(marker, data, where: JPEGTables.areHuffman(data))
        case Marker.restartInterval: try keep(marker, data, where: data.count == 2)
        case Marker.scan: try takeScan(data)
        case Marker.extensions, Marker.arithmetic: throw .unusual
        case Marker.frames: try takeFrame(marker, data)
        default: throw .broken
        }
    }

    private mutating func keep(_ marker: UInt8, _ data: [UInt8]) {
        let length = data.count + 2
        kept += [0xff, marker, UInt8(length >> 8), UInt8(length & 0xff)] + data
    }

    private mutating func keep(_ marker: UInt8, _ data: [UInt8], where isRight: Bool) throws(Picture.Fault) {
        guard isRight else { throw .broken }
        keep(marker, data)
    }

    /// Keeps the segment, which declares that colours are YCbCr, without the thumbnail that may follow its first
    /// fourteen bytes (ITU-T T.871, 10.1).
    private mutating func keepJFIF(_ data: [UInt8]) {
        guard data.count >= 14, data.starts(with: "JFIF\0".utf8) else { return }
        keep(Marker.jfif, data.prefix(12) + [0, 0])
    }

    /// Reads precision, height, width, and three bytes for each component (B.2.2).
    private mutating func takeFrame(_ marker: UInt8, _ data: [UInt8]) throws(Picture.Fault) {
        var frame = ByteReader(data)
        let precision = try frame.byte()
        guard marker <= 0xc2, precision == 8 else { throw .unusual }
        let (height, width) = (try frame.bigEndian(2), try frame.bigEndian(2))
        let components = Int(try frame.byte())
        guard size == nil, [1, 3, 4].contains(components), data.count == 6 + 3 * components else { throw .broken }
        size = (width, height)
        keep(marker, data)
    }

    /// Reads a header that names its components (B.2.3), and pixels up to the next marker outside the scan: within a
    /// scan, 0xff is followed by a zero or by the number of a restart.
    private mutating func takeScan(_ data: [UInt8]) throws(Picture.Fault) {
        guard size != nil, let components = data.first, 1...4 ~= components, data.count == 4 + 2 * Int(components)
        else { throw .broken }
        keep(Marker.scan, data)
        let start = reader.position
        var end = start
        while true {
            try reader.skip(to: 0xff)
            end = reader.position
            let next = try marker()
            guard next == 0 || Marker.restarts ~= next else { break }
        }
        kept += reader.bytes[start..<end]
        hasScan = true
        reader = reader.back(to: end)
    }
}

/// Checks that the segments of tables contain only tables.
private enum JPEGTables {
    /// Each table has a byte for precision and number, and 64 values of one or two bytes (B.2.4.1).
    static func areQuantization(_ data: [UInt8]) -> Bool {
        hold(data) { table throws(Picture.Fault) in
            let head = try table.byte()
            guard head >> 4 <= 1, head & 15 <= 3 else { throw .broken }
            _ = try table.take(64 * (1 + Int(head >> 4)))
        }
    }

    /// Each table has a byte for class and number, the numbers of codes of 1 to 16 bits, and a byte for each code
    /// (B.2.4.2).
    static func areHuffman(_ data: [UInt8]) -> Bool {
        hold(data) { table throws(Picture.Fault) in
            let head = try table.byte()
            guard head >> 4 <= 1, head & 15 <= 3 else { throw .broken }
            let codes = try table.take(16).reduce(0) { $0 + Int($1) }
            guard codes <= 256 else { throw .broken }
            _ = try table.take(codes)
        }
    }

    private static func hold(
        _ data: [UInt8], _ takeTable: (inout ByteReader) throws(Picture.Fault) -> Void
    ) -> Bool {
        var reader = ByteReader(data)
        do throws(Picture.Fault) {
            repeat { try takeTable(&reader) } while !reader.isAtEnd
            return true
        } catch {
            return false
        }
    }
}
