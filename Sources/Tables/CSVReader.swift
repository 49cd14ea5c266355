public import Compression

/// The records of a table as a stream; a UTF-8 byte order mark before them is skipped.
public struct CSVReader {
    /// The maximum length of a record in bytes. A longer record is a sign of a malformed table.
    public static let maxRecordLength = 64 << 10

    private let source: any ByteSource
    private let name: String
    private var parser = CSVParser()
    private var piece: ArraySlice<UInt8> = []
    private var hasBegun = false
    private var hasEnded = false

    public init(_ source: any ByteSource, name: String) {
        self.source = source
        self.name = name
    }

    /// Returns all records of a table in memory, up to the first error. Parsing is strict: a quote within an unquoted
    /// field is an error.
    /// - Parameter separator: the separator between fields.
    public static func records(of bytes: [UInt8], separator: UInt8) -> (records: [Record], fault: Fault?) {
        var parser = CSVParser(separator: separator, isStrict: true)
        var records: [Record] = []
        do {
            for byte in bytes {
                if let record = try parser.push(byte) { records.append(record) }
            }
            if let record = try parser.finish() { records.append(record) }
            return (records, nil)
        } catch {
            return (records, error as? Fault)
        }
    }

    /// - Throws: `TableError` with the file's name and the line.
    public mutating func next() throws -> Record? {
        while !hasEnded {
            if piece.isEmpty { try readPiece() }
            if let record = try parse() { return record }
        }
        return nil
    }

    private mutating func readPiece() throws {
        do {
            piece = try source.read()[...]
        } catch let error as CompressionError {
            throw TableError(error.message)
        }
        if !hasBegun, piece.starts(with: [0xEF, 0xBB, 0xBF]) {
            piece = piece.dropFirst(3)
        }
        hasBegun = true
        hasEnded = piece.isEmpty
    }

    private mutating func parse() throws -> Record? {
        do {
            if hasEnded { return try parser.finish() }
            while let byte = piece.popFirst() {
                if let record = try parser.push(byte) { return record }
            }
            return nil
        } catch let fault as Fault {
            throw TableError("\(name), line \(fault.line): \(fault.reason.rawValue)")
        }
    }
}

extension CSVReader {
    /// Opens a file or a pipe, compressed with gzip or not, as its first bytes show.
    public init(path: String) throws {
        let file = try FileBytes(path: path)
        let isPacked = try file.peek(Gzip.Reader.magic.count) == Gzip.Reader.magic
        self.init(isPacked ? try Gzip.Reader(file, name: path) : file, name: path)
    }
}

extension CSVReader {
    /// One record of a table: its fields, and its position in the file.
    public struct Record: Equatable {
        /// The line on which it begins, from 1.
        public let line: Int
        public let fields: [String]
    }
}

extension CSVReader {
    /// The reason why a table cannot be read any further.
    public struct Fault: Error, Equatable, Sendable {
        public enum Reason: String, Sendable {
            case tooLong = "the line is too long"
            case openQuote = "a quote is not closed"
            /// A quote within a field, or text after a closing quote.
            case strayQuote = "a quote stands in the middle of a field"
            /// A space between the separator and the opening quote of a field.
            case blankBeforeQuote = "a blank stands before a quote"
            case notUTF8 = "the text is not UTF-8"
        }

        /// The line on which the record begins, from 1.
        public let line: Int
        public let reason: Reason
    }
}
