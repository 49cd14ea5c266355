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
