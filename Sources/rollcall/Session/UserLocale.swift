/// The locale of the person at the terminal, by the environment (POSIX, section 8.2).
enum UserLocale {
    /// Returns the language of messages, as a tag (BCP 47): `da-DK` for `LANG=da_DK.UTF-8`; nil for the C locale.
    static func language(_ environment: [String: String]) -> String? {
        let parts = name("LC_MESSAGES", environment).prefix { $0 != "." && $0 != "@" }.split(separator: "_")
        let areLetters = parts.allSatisfy { $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } }
        guard let language = parts.first, (2...3).contains(language.count), areLetters else { return nil }
        return parts.joined(separator: "-")
    }

    /// Returns the name of the locale of a category, such as `da_DK.UTF-8`; empty if none is set.
    static func name(_ category: String, _ environment: [String: String]) -> String {
        ["LC_ALL", category, "LANG"].compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    }
}
