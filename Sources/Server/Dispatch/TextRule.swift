import Foundation

/// What texts from people may be, wherever they stand: in an argument or in a cell of a table.
enum TextRule {
    /// Bytes of an e-mail address (RFC 5321, section 4.5.3.1.3).
    static let longestEmail = 254

    /// What is wrong with a text, to follow its name in a sentence.
    struct Complaint: Error {
        let text: String
    }

    /// In Unicode's normal form C: however it was typed, it is the same text, byte by byte.
    static func canonical(_ text: String) -> String { text.precomposedStringWithCanonicalMapping }

    /// A name or number: trimmed, of 1 to `most` characters, without control characters, in normal form C.
    static func text(_ text: String, most: Int) throws(Complaint) -> String {
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        let canonical = trimmed.unicodeScalars.count <= 4 * most ? canonical(trimmed) : trimmed
        guard (1...most).contains(canonical.unicodeScalars.count) else {
            throw Complaint(text: "must have 1 to \(most) characters")
        }
        return try withoutControls(canonical)
    }

    /// An e-mail address, as far as anything but a message to it can tell.
    static func email(_ text: String) throws(Complaint) -> String {
        let trimmed = try TextRule.text(text, most: longestEmail)
        guard trimmed.utf8.count <= longestEmail else {
            throw Complaint(text: "must have 1 to \(longestEmail) bytes")
        }
        let parts = trimmed.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty && !$0.contains(where: \.isWhitespace) }) else {
            throw Complaint(text: "must be an e-mail address")
        }
        return trimmed
    }

    static func withoutControls(_ text: String) throws(Complaint) -> String {
        // Most text is plain ASCII, of which the bytes tell as much.
        if text.utf8.allSatisfy({ (0x20..<0x7f).contains($0) }) { return text }
        guard !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
            throw Complaint(text: "must not hold control characters")
        }
        return text
    }
}
