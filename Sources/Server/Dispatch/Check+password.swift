import Accounts
import Wire

extension Check {
    /// A password that is to be: long enough, and none of those that are tried first. What it is made of is its
    /// owner's choice (NIST SP 800-63B, section 5.1.1.2).
    /// - Parameter email: of the account, where it is known; the password must not be made of it.
    static func password(_ text: String, _ name: String = "password", of email: String? = nil) throws -> String {
        guard (8...256).contains(text.unicodeScalars.count) else {
            throw Failure(.badArguments, "The argument '\(name)' must have 8 to 256 characters.")
        }
        let words = email.map { [$0.lowercased(), String($0.lowercased().prefix { $0 != "@" })] } ?? []
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
