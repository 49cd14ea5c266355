import Foundation

/// What texts from people may be, wherever they stand: in an argument or in a cell of a table.
enum TextRule {
    /// What is wrong with a text, to follow its name in a sentence.
    struct Complaint: Error {
        let text: String
    }

    /// A name or number: trimmed, of 1 to `most` characters, without control characters.
    static func text(_ text: String, most: Int) throws(Complaint) -> String {
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard (1...most).contains(trimmed.unicodeScalars.count) else {
            throw Complaint(text: "must have 1 to \(most) characters")
        }
        return try withoutControls(trimmed)
    }

    /// An e-mail address, as far as anything but a message to it can tell.
    static func email(_ text: String) throws(Complaint) -> String {
        let trimmed = try TextRule.text(text, most: 254)
        let parts = trimmed.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty && !$0.contains(where: \.isWhitespace) }) else {
            throw Complaint(text: "must be an e-mail address")
        }
        return trimmed
    }

    static func withoutControls(_ text: String) throws(Complaint) -> String {
        guard !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
            throw Complaint(text: "must not hold control characters")
        }
        return text
    }
}
