import Phrases
import Tables
import Vocabulary

/// A table as text for a spreadsheet in the reader's language: RFC 4180, except for the line endings, which the browser
/// chooses.
struct CSV {
    let text: String

    init(_ head: [String], _ rows: [[String]], in language: Language) {
        let separator = CSVSeparator(language: language.rawValue)
        text = ([head] + rows).map { CSVCell.line($0, separator: separator) }.joined(separator: "\n")
    }
}
