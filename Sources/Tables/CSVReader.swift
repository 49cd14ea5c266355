/// The records of a table as a stream; a UTF-8 byte order mark before them is skipped.
public struct CSVReader {
    /// In bytes. A longer record is none that a person meant.
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

    /// All records of a table that is in memory, up to where it cannot be read any further. It is taken strictly: a
    /// quote within a field that is not quoted is a fault.
    /// - Parameter separator: what stands between fields.
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
        piece = try source.read()[...]
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
    /// Reads a file or a pipe, packed with gzip or not: its first bytes tell.
    public init(path: String) throws {
        let file = try FileBytes(path: path)
        let isPacked = try file.peek(Gzip.Reader.magic.count) == Gzip.Reader.magic
        self.init(isPacked ? try Gzip.Reader(file, name: path) : file, name: path)
    }
}

/// Bytes that come a piece at a time.
public protocol ByteSource: AnyObject {
    /// Empty at the end.
    func read() throws -> [UInt8]
}

extension CSVReader {
    /// One record of a table: its fields, and where it stands in the file.
    public struct Record: Equatable {
        /// The line it begins on, from 1.
        public let line: Int
        public let fields: [String]
    }
}

/// What is wrong with a table, for the person who made it.
public struct TableError: Error, Equatable, Sendable, CustomStringConvertible {
    /// With the file, and the line where it is about one.
    public let message: String

    public init(_ message: String) {
        self.message = message
    }

    public var description: String { message }
}
