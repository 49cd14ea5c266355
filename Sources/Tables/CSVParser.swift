/// Comma-separated values as in RFC 4180, a byte in, at times a record out.
///
/// Lines end in LF or CRLF; a quoted field may hold commas, line ends and doubled quotes. Empty lines are skipped.
struct CSVParser {
    /// A longer record is none that a person meant.
    static let longestRecord = 64 << 10

    private enum Place {
        case start, plain, quoted, afterQuote
    }

    private var place = Place.start
    private var field: [UInt8] = []
    private var fields: [String] = []
    private var length = 0
    private var line = 1
    private var firstLine = 1

    /// - Throws: `TableError` without the file's name.
    mutating func push(_ byte: UInt8) throws -> CSVRecord? {
        length += 1
        guard length <= Self.longestRecord else { throw problem("the line is too long") }
        if byte == .lineFeed { line += 1 }
        if place == .quoted {
            takeQuoted(byte)
            return nil
        }
        return try takeUnquoted(byte)
    }

    /// What stands at the end of the file without a line end.
    mutating func finish() throws -> CSVRecord? {
        guard place != .quoted else { throw problem("a quote is not closed") }
        return try endRecord()
    }

    private mutating func takeQuoted(_ byte: UInt8) {
        if byte == .quote {
            place = .afterQuote
        } else {
            field.append(byte)
        }
    }

    private mutating func takeUnquoted(_ byte: UInt8) throws -> CSVRecord? {
        switch (byte, place) {
        case (.lineFeed, _):
            return try endRecord()
        case (.comma, _):
            try endField()
        case (.quote, .start):
            place = .quoted
        case (.quote, .afterQuote):
            field.append(byte)
            place = .quoted
        case (.carriageReturn, .afterQuote):
            return nil
        case (_, .afterQuote):
            throw problem("something follows a closing quote")
        default:
            field.append(byte)
            place = .plain
        }
        return nil
    }

    private mutating func endField() throws {
        guard let text = String(validating: field, as: UTF8.self) else { throw problem("the text is not UTF-8") }
        fields.append(text)
        field.removeAll(keepingCapacity: true)
        place = .start
    }

    private mutating func endRecord() throws -> CSVRecord? {
        if field.last == .carriageReturn, place == .plain {
            field.removeLast()
        }
        let isEmpty = fields.isEmpty && field.isEmpty && place != .afterQuote
        try endField()
        defer { beginRecord() }
        return isEmpty ? nil : CSVRecord(line: firstLine, fields: fields)
    }

    private mutating func beginRecord() {
        fields = []
        length = 0
        firstLine = line
    }

    private func problem(_ text: String) -> TableError {
        TableError("line \(firstLine): \(text)")
    }
}

extension UInt8 {
    fileprivate static let lineFeed = UInt8(ascii: "\n")
    fileprivate static let carriageReturn = UInt8(ascii: "\r")
    fileprivate static let comma = UInt8(ascii: ",")
    fileprivate static let quote = UInt8(ascii: "\"")
}
