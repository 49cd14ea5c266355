import Beacon
import Foundation

extension Btsnoop {
    /// Reads the records of a btsnoop file one after the other. Memory contains one piece of the file, never the whole
    /// file.
    public struct Reader: ~Copyable {
        private static let pieceByteCount = 65_536

        private let file: FileHandle
        private var decoder = Decoder()

        /// Opens the file. Throws `Btsnoop.Failure`.
        public init(path: String) throws(Failure) {
            do {
                file = try FileHandle(forReadingFrom: URL(filePath: path))
            } catch {
                throw Failure(
                    .cannotOpen, "The capture \(path) cannot be opened",
                    hint: "Check the name of the file and your permission to read it.",
                    cause: error.localizedDescription)
            }
        }

        /// Returns the next record, nil after the last. Throws `Btsnoop.Failure` if the file has another format, is
        /// damaged or is truncated; all records before the damage are returned first.
        public mutating func next() throws(Failure) -> Record? {
            while true {
                if let record = try decoder.next() { return record }
                guard let piece = try readPiece() else {
                    try decoder.finish()
                    return nil
                }
                decoder.append(piece)
            }
        }

        private func readPiece() throws(Failure) -> Data? {
            do {
                guard let piece = try file.read(upToCount: Self.pieceByteCount), !piece.isEmpty else { return nil }
                return piece
            } catch {
                throw Failure(
                    .cannotRead, "The capture cannot be read", hint: "Check the disk, and the name of the file.",
                    cause: error.localizedDescription)
            }
        }
    }

    /// Decodes the bytes of a btsnoop file, in pieces of any size, into records. Keeps at most one record and one
    /// piece.
    public struct Decoder: CaptureDecoder, Sendable {
        private var buffer: [UInt8] = []
        /// The number of bytes of the buffer that have been decoded.
        private var consumed = 0
        /// The number of bytes of the file before the buffer.
        private var dropped = 0
        private var datalink: Btsnoop.Datalink?
        private var recordCount = 0

        public init() {}

        /// Appends the next bytes of the file.
        public mutating func append(_ bytes: some Collection<UInt8>) {
            buffer.removeFirst(consumed)
            dropped += consumed
            consumed = 0
            buffer += bytes
        }

        public mutating func append(_ bytes: [UInt8]) {
            append(bytes[...])
        }

        /// Returns the next complete record, nil until more bytes are appended. Throws `Btsnoop.Failure` for a file
        /// that is damaged or has another format, again at each call.
        public mutating func next() throws(Failure) -> Record? {
            guard let datalink = try fileDatalink() else { return nil }
            guard let header = try recordHeader(), available >= header.byteCount else { return nil }
            let start = consumed + Btsnoop.recordHeaderByteCount
            let record = header.record(buffer[start..<consumed + header.byteCount], datalink)
            consumed += header.byteCount
            recordCount += 1
            return record
        }

        /// Must be called at the end of the file. Throws `Btsnoop.Failure` unless the file ended with a complete
        /// record.
        public func finish() throws(Failure) {
            guard datalink != nil else { throw dropped + buffer.count == 0 ? .empty : .notBtsnoop }
            guard available == 0 else { throw .truncated(record: recordCount, byte: dropped + consumed) }
        }

        private var available: Int { buffer.count - consumed }

        private mutating func fileDatalink() throws(Failure) -> Btsnoop.Datalink? {
            if let datalink { return datalink }
            guard buffer.starts(with: Btsnoop.magic.prefix(available)) else { throw .notBtsnoop }
            guard available >= Btsnoop.fileHeaderByteCount else { return nil }
            let version = buffer.span.bytes.bigEndian(at: 8, as: UInt32.self)
            guard version == Btsnoop.version else { throw .unsupported(version: version) }
            let number = buffer.span.bytes.bigEndian(at: 12, as: UInt32.self)
            guard let datalink = Btsnoop.Datalink(rawValue: number) else { throw .unsupported(datalink: number) }
            self.datalink = datalink
            consumed = Btsnoop.fileHeaderByteCount
            return datalink
        }

        private func recordHeader() throws(Failure) -> Record.Header? {
            guard available >= Btsnoop.recordHeaderByteCount else { return nil }
            let header = Record.Header(buffer.span.bytes, at: consumed)
            guard header.isSound else {
                throw .damaged(
                    record: recordCount, byte: dropped + consumed,
                    included: header.includedLength, original: header.originalLength)
            }
            return header
        }
    }
}
