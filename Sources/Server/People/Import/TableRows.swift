import Foundation
import Phrases
import Tables
import Wire

/// The rows of comma-separated values, in their order and with their lines. A first line such as `sep=;` is not a row.
struct TableRows {
    /// The rows that are not empty.
    let rows: [Row]
    /// Why the text, or the rest of it, cannot be read.
    let problems: [TableProblem]

    /// - Parameter text: with any line breaks, and with commas, semicolons or tabs between cells.
    init(_ text: String) {
        let bytes = Self.withoutReturns(Array(text.utf8))
        let said = Self.saidSeparator(bytes)
        let (records, fault) = CSVReader.records(of: bytes, separator: said ?? Self.separator(of: bytes))
        let rows = records.map { Row(line: $0.line, cells: $0.fields) }
        self.rows = (said == nil ? rows[...] : rows.dropFirst()).filter { !$0.isEmpty }
        problems = fault.map { [TableProblem($0)] } ?? []
    }

    /// Returns the text with LF as the only line break, and without a byte order mark.
    private static func withoutReturns(_ bytes: [UInt8]) -> [UInt8] {
        let text = bytes.starts(with: [0xef, 0xbb, 0xbf]) ? Array(bytes.dropFirst(3)) : bytes
        let hasReturn = text.withUnsafeBytes { bytes in
            bytes.baseAddress.map { memchr($0, Int32(UInt8(ascii: "\r")), bytes.count) != nil } ?? false
        }
        guard hasReturn else { return text }
        var plain: [UInt8] = []
        plain.reserveCapacity(text.count)
        var last: UInt8 = 0
        for byte in text {
            switch (last, byte) {
            case (UInt8(ascii: "\r"), UInt8(ascii: "\n")): break
            case (_, UInt8(ascii: "\r")): plain.append(UInt8(ascii: "\n"))
            default: plain.append(byte)
            }
            last = byte
        }
        return plain
    }

    /// Returns the separator that the first line names, `sep=;`, as spreadsheets write it; nil without such a line.
    private static func saidSeparator(_ bytes: [UInt8]) -> UInt8? {
        let line = bytes.prefix(8).prefix { $0 != UInt8(ascii: "\n") }
        guard line.count == 5, String(decoding: line.prefix(4), as: UTF8.self).lowercased() == "sep=" else {
            return nil
        }
        return line.last.flatMap { separators.contains($0) ? $0 : nil }
    }

    private static let separators = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]

    /// Returns the most frequent separator of the first line that is not blank, up to the maximum length of a row.
    private static func separator(of bytes: [UInt8]) -> UInt8 {
        var (commas, semicolons, tabs, length) = (0, 0, 0, 0)
        var isBlank = true
        for byte in bytes {
            switch byte {
            case UInt8(ascii: ","): commas += 1
            case UInt8(ascii: ";"): semicolons += 1
            case UInt8(ascii: "\t"): tabs += 1
            default: break
            }
            length += 1
            if byte == UInt8(ascii: "\n") {
                guard isBlank else { break }
                (commas, semicolons, tabs, length) = (0, 0, 0, 0)
            } else if byte != UInt8(ascii: " "), byte != UInt8(ascii: "\t") {
                isBlank = false
            }
            guard length <= CSVReader.maxRecordLength else { break }
        }
        if tabs > max(commas, semicolons) { return UInt8(ascii: "\t") }
        return semicolons > commas ? UInt8(ascii: ";") : UInt8(ascii: ",")
    }

    /// A row of comma-separated values.
    struct Row: Equatable {
        /// The number of its first line, from 1.
        let line: Int
        let cells: [String]

        var isEmpty: Bool { cells.allSatisfy { $0.allSatisfy(\.isWhitespace) } }
    }
}

extension TableProblem {
    fileprivate init(_ fault: CSVReader.Fault) {
        let reason: Phrase =
            switch fault.reason {
            case .tooLong: .rowTooLong
            case .openQuote: .quoteNotClosed
            case .strayQuote:
                .quoteInsideCell
            case .blankBeforeQuote: .blankBeforeQuote
            case .notUTF8: .textNotUTF8
            }
        self.init(line: fault.line, reason: reason + .restNotRead)
    }
}
