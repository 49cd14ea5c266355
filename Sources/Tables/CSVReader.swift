/// The records of a table as a stream; a UTF-8 byte order mark before them is skipped.
public struct CSVReader {
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

    /// - Throws: `TableError` with the file's name and the line.
    public mutating func next() throws -> CSVRecord? {
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

    private mutating func parse() throws -> CSVRecord? {
        do {
            if hasEnded { return try parser.finish() }
            while let byte = piece.popFirst() {
                if let record = try parser.push(byte) { return record }
            }
            return nil
        } catch let error as TableError {
            throw TableError("\(name), \(error.message)")
        }
    }
}
