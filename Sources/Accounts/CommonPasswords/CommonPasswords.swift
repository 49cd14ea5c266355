/// The most common passwords, which are guessed first. `LICENSE.txt` beside the list names its source.
public enum CommonPasswords {
    private static let all: Set<Substring> = Set(
        String(decoding: PackageResources.common_passwords_txt, as: UTF8.self).split(separator: "\n"))

    /// Returns whether a password is in the list, ignoring case and surrounding spaces.
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
