import Compression
import HCI
import Tables

/// The packets of a capture in any format, with or without gzip compression. Memory contains one piece of the file,
/// never the whole file.
struct CaptureFile {
    private let source: any ByteSource
    private var decoder: any CaptureDecoder

    /// - Throws: `TableError` or `CompressionError` for a file that cannot be read; `Btsnoop.Failure` for one that is
    ///   empty or not a capture.
    init(path: String) throws {
        source = try Self.source(path)
        let head = try Self.head(of: source)
        guard let format = CaptureFormat(head: head) else { throw Btsnoop.Failure.notBtsnoop }
        decoder = format.decoder
        decoder.append(head)
    }

    /// Returns the format of a file; nil for one that is not a capture.
    /// - Throws: `TableError` or `CompressionError` for a file that cannot be read; `Btsnoop.Failure` for one that is
    ///   empty.
    static func format(of path: String) throws -> CaptureFormat? {
        CaptureFormat(head: try head(of: source(path)))
    }

    /// Returns at least as many first bytes as identify the format.
    private static func head(of source: any ByteSource) throws -> [UInt8] {
        var head = try source.read()
        guard !head.isEmpty else { throw Btsnoop.Failure.empty }
        while head.count < CaptureFormat.headByteCount {
            let more = try source.read()
            guard !more.isEmpty else { break }
            head += more
        }
        return head
    }

    /// Returns the next packet, nil after the last.
    /// - Throws: `Btsnoop.Failure` for a damaged or truncated file, after everything before the damage.
    mutating func next() throws -> Btsnoop.Record? {
        while true {
            if let record = try decoder.next() { return record }
            let piece = try source.read()
            guard !piece.isEmpty else {
                try decoder.finish()
                return nil
            }
            decoder.append(piece)
        }
    }

    private static func source(_ path: String) throws -> any ByteSource {
        let head = try FileBytes.beginning(of: path, count: Gzip.Reader.magic.count)
        let file = try FileBytes(path: path)
        return head == Gzip.Reader.magic ? try Gzip.Reader(file, name: path) : file
    }
}
