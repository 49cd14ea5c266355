import Foundation
import Wire

/// Comma-separated values as text that SwiftCSV reads as it was meant.
///
/// SwiftCSV takes a text character by character, and for the end of a row whatever Unicode calls a new line. Where
/// that is not what other programs do, the text is refused: a student is never made of halves of two rows.
struct TableText {
    /// Without a byte order mark, and with LF alone at the ends of lines.
    let text: String
    /// What stands between cells: what the first line that says something has most of.
    let delimiter: Character
    /// Every character that would be read in one way here and in another way elsewhere.
    private(set) var problems: [ImportProblem] = []
    /// Whether a quote is opened that nothing closes.
    private(set) var isLeftOpen = false

    init(_ raw: String) {
        let ends = raw.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
        text = ends.unicodeScalars.first == "\u{FEFF}" ? String(ends.unicodeScalars.dropFirst()) : ends
        let first = text.split(separator: "\n").first { !$0.allSatisfy(\.isWhitespace) } ?? ""
        let counts = [",", ";", "\t"].map { sign in (sign, first.count { $0 == Character(sign) }) }
        delimiter = counts.max { $0.1 < $1.1 }.map { Character($0.0) } ?? ","
        look()
    }

    private mutating func look() {
        var (line, quotes) = (1, 0)
        for character in text where !problems.isFull {
            switch character {
            case "\n": line += 1
            case "\"": quotes += 1
            default:
                if let reason = complaint(character) { problems.append(ImportProblem(line: line, reason: reason)) }
            }
        }
        isLeftOpen = !quotes.isMultiple(of: 2)
    }

    private func complaint(_ character: Character) -> String? {
        guard character.utf8.count > 1 || character.isNewline else { return nil }
        if character.isNewline { return "The line holds a character that ends lines in some programs only." }
        let signs = character.unicodeScalars.map(Character.init)
        guard signs.contains("\"") || signs.contains(delimiter) else { return nil }
        return "An accent or joiner belongs to no letter, but to what separates or quotes cells."
    }
}
