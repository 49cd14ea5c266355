/// Words that are guessed first because of what a password is for: those of the service, and of the owner's e-mail
/// address.
public enum ContextWords {
    /// `docs/security.md` lists them too.
    static let service: Set<String> = [
        "rollcall", "presence", "attendance", "muster", "register", "school", "college", "classroom", "class", "room",
        "student", "pupil", "teacher", "staff", "admin", "badge", "beacon", "ibeacon", "bluetooth", "password",
        "welcome",
    ]
    /// The maximum number of other characters: a year and a punctuation mark or two do not make such a word secret.
    private static let decoration = 6
    private static let minimum = 4

    /// Returns whether the letters of the password consist only of such words, as in "Rollcall2026!".
    /// - Parameter email: of the account, if known.
    public static func makeUp(_ password: String, of email: String? = nil) -> Bool {
        let letters = Array(password.lowercased().filter(\.isLetter))
        guard letters.count >= minimum, password.count - letters.count <= decoration else { return false }
        return isJoined(letters, of: service.union(parts(of: email ?? "")))
    }

    /// Returns the names in an e-mail address: "mary", "shelley", "lincoln", "example".
    private static func parts(of email: String) -> [String] {
        email.lowercased().split { !$0.isLetter }.filter { $0.count >= minimum }.map(String.init)
    }

    /// Tries the few lengths of words instead of each word.
    private static func isJoined(_ letters: [Character], of words: Set<String>) -> Bool {
        let lengths = Set(words.map(\.count))
        var isReached = [true] + [Bool](repeating: false, count: letters.count)
        for start in letters.indices where isReached[start] {
            for length in lengths where start + length <= letters.count {
                if words.contains(String(letters[start..<start + length])) { isReached[start + length] = true }
            }
        }
        return isReached[letters.count]
    }
}
