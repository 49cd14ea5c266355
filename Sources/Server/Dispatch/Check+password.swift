import Accounts
import Foundation
import Wire

extension Check {
    /// Different characters that a password has at least.
    private static let fewestCharacters = 5

    /// A user name as it was typed, to look an account up: no longer than an address can be, without blanks around it.
    /// What follows after 254 bytes is never looked at.
    static func userName(_ text: String) -> String {
        var bytes = text.utf8.prefix(TextRule.longestEmail)
        // Cut between two characters: what is left of one is no text.
        while !bytes.isEmpty, String(bytes) == nil { bytes.removeLast() }
        return TextRule.canonical((String(bytes) ?? "").trimmingCharacters(in: .whitespaces))
    }

    /// A password that is to be: long enough, and none of those that are tried first. What it is made of is its
    /// owner's choice (NIST SP 800-63B, section 5.1.1.2).
    /// - Parameter email: of the account; the password must not be made of it.
    static func password(_ text: String, _ name: String = "password", of email: String) throws -> String {
        guard (8...256).contains(text.unicodeScalars.count) else {
            throw Failure(.badArguments, "The argument '\(name)' must have 8 to 256 characters.")
        }
        guard Set(text.unicodeScalars).count >= fewestCharacters else {
            throw Failure(
                .badArguments, "The argument '\(name)' must have at least \(fewestCharacters) different characters.")
        }
        let words = [email.lowercased(), String(email.lowercased().prefix { $0 != "@" })]
        guard !words.contains(text.lowercased()), !ContextWords.makeUp(text, of: email) else {
            throw Failure(
                .badArguments, "The argument '\(name)' is made of the e-mail address or of words for this place.")
        }
        guard !CommonPasswords.contain(text) else {
            throw Failure(.badArguments, "The argument '\(name)' is a password that many people use. Choose another.")
        }
        return text
    }
}
