/// The passwords that most people use, which are tried first. `LICENSE.txt` beside the list says where it comes from.
public enum CommonPasswords {
    private static let all: Set<Substring> = Set(
        String(decoding: PackageResources.common_passwords_txt, as: UTF8.self).split(separator: "\n"))

    /// In any case, and with spaces around it.
    public static func contain(_ password: String) -> Bool {
        all.contains(password.lowercased().trimmingSpaces)
    }
}

extension String {
    fileprivate var trimmingSpaces: Substring {
        var rest = drop(while: \.isWhitespace)
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return rest
    }
}

/// What is guessed first because of where a password is for: the service's own words and the owner's e-mail address.
public enum ContextWords {
    /// `docs/security.md` names them too.
    static let service: Set<String> = [
        "rollcall", "presence", "attendance", "muster", "register", "school", "college", "classroom", "class", "room",
        "student", "pupil", "teacher", "staff", "admin", "badge", "beacon", "ibeacon", "bluetooth", "password",
        "welcome",
    ]
    /// A year and a mark or two make such a word no secret.
    private static let decoration = 6
    private static let minimum = 4

    /// Whether the letters of the password are such words and nothing else, as in "Rollcall2026!".
    /// - Parameter email: of the account, where it is known.
    public static func makeUp(_ password: String, of email: String? = nil) -> Bool {
        let letters = Array(password.lowercased().filter(\.isLetter))
        guard letters.count >= minimum, password.count - letters.count <= decoration else { return false }
        return isJoined(letters, of: service.union(parts(of: email ?? "")))
    }

    /// The names in an e-mail address: "mary", "shelley", "lincoln", "example".
    private static func parts(of email: String) -> [String] {
        email.lowercased().split { !$0.isLetter }.filter { $0.count >= minimum }.map(String.init)
    }

    /// Looks words up by their lengths, of which there are few, and not one word after the other.
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
