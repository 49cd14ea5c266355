import HCI
import Tables

/// The packets of a capture, whatever its format, packed with gzip or not. Memory holds one piece of the file, never
/// the whole.
struct CaptureFile {
    private let source: any ByteSource
    private var decoder: any CaptureDecoder

    /// - Throws: `TableError` for a file that cannot be read; `Btsnoop.Failure` for one that is empty or no capture.
    init(path: String) throws {
        source = try Self.source(path)
        let head = try Self.head(of: source)
        guard let format = CaptureFormat(head: head) else { throw Btsnoop.Failure.notBtsnoop }
        decoder = format.decoder
        decoder.append(head)
    }

    /// The format of a file; nil for one that is not a capture.
    /// - Throws: `TableError` for a file that cannot be read; `Btsnoop.Failure` for one that is empty.
    static func format(of path: String) throws -> CaptureFormat? {
        CaptureFormat(head: try head(of: source(path)))
    }

    /// As many first bytes as tell the format, and more.
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

    /// The next packet, nil after the last.
    /// - Throws: `Btsnoop.Failure` for what is damaged or cut short, after all that stands before it.
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
