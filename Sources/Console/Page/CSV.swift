import Phrases
import Tables

/// A table as text that a spreadsheet of the reader's language reads: RFC 4180, but for the ends of lines, which a
/// browser makes its own.
struct CSV {
    let text: String

    init(_ head: [String], _ rows: [[String]], in language: Language) {
        let separator = CSVSeparator(language: language.rawValue)
        text = ([head] + rows).map { CSVCell.line($0, separator: separator) }.joined(separator: "\n")
    }
}
