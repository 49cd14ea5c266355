/// A parser of comma-separated values (RFC 4180) that accepts one byte at a time and returns each completed record.
///
/// Lines end in LF or CRLF; a quoted field may contain separators, line breaks and doubled quotes. Empty lines are
/// skipped.
struct CSVParser {
    private enum Place {
        case start, plain, quoted, afterQuote
    }

    /// The separator between fields.
    private let separator: UInt8
    private let isStrict: Bool
    private var place = Place.start
    private var field: [UInt8] = []
    private var fields: [String] = []
    private var length = 0
    private var line = 1
    private var firstLine = 1

    /// - Parameter isStrict: whether a quote within an unquoted field is an error, as in RFC 4180.
    init(separator: UInt8 = .comma, isStrict: Bool = false) {
        self.separator = separator
        self.isStrict = isStrict
    }

    /// - Throws: `CSVReader.Fault`.
    mutating func push(_ byte: UInt8) throws -> CSVReader.Record? {
        if byte == .lineFeed, length == 0 {
            // An empty line, of which a table may contain a million.
            line += 1
            firstLine = line
            return nil
        }
        length += 1
        guard length <= CSVReader.maxRecordLength else { throw CSVReader.Fault(line: firstLine, reason: .tooLong) }
        if byte == .lineFeed { line += 1 }
        if place == .quoted {
            takeQuoted(byte)
            return nil
        }
        return try takeUnquoted(byte)
    }

    /// Returns the record at the end of the file that has no line end.
    mutating func finish() throws -> CSVReader.Record? {
        guard place != .quoted else { throw CSVReader.Fault(line: firstLine, reason: .openQuote) }
        return try endRecord()
    }

    private mutating func takeQuoted(_ byte: UInt8) {
        if byte == .quote {
            place = .afterQuote
        } else {
            field.append(byte)
        }
    }

    private mutating func takeUnquoted(_ byte: UInt8) throws -> CSVReader.Record? {
        switch (byte, place) {
        case (.lineFeed, _):
            return try endRecord()
        case (separator, _):
            try endField()
        case (.quote, .start):
            place = .quoted
        case (.quote, .afterQuote):
            field.append(byte)
            place = .quoted
        case (.carriageReturn, .afterQuote):
            return nil
        case (.quote, .plain) where isStrict:
            let isBlank = field.allSatisfy { $0 == .blank }
            throw CSVReader.Fault(line: firstLine, reason: isBlank ? .blankBeforeQuote : .strayQuote)
        case (_, .afterQuote):
            throw CSVReader.Fault(line: firstLine, reason: .strayQuote)
        default:
            field.append(byte)
            place = .plain
        }
        return nil
    }

    private mutating func endField() throws {
        guard let text = String(validating: field, as: UTF8.self) else {
            throw CSVReader.Fault(line: firstLine, reason: .notUTF8)
        }
        fields.append(text)
        field.removeAll(keepingCapacity: true)
        place = .start
    }

    private mutating func endRecord() throws -> CSVReader.Record? {
        if field.last == .carriageReturn, place == .plain {
            field.removeLast()
        }
        let isEmpty = fields.isEmpty && field.isEmpty && place != .afterQuote
        try endField()
        defer { beginRecord() }
        return isEmpty ? nil : CSVReader.Record(line: firstLine, fields: fields)
    }

    private mutating func beginRecord() {
        fields = []
        length = 0
        firstLine = line
    }
}

extension UInt8 {
    fileprivate static let lineFeed = UInt8(ascii: "\n")
    fileprivate static let carriageReturn = UInt8(ascii: "\r")
    fileprivate static let comma = UInt8(ascii: ",")
    fileprivate static let blank = UInt8(ascii: " ")
    fileprivate static let quote = UInt8(ascii: "\"")
}
