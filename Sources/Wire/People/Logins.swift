public import Vocabulary

/// Logs a person in and sets the session cookie.
///
/// A wrong name, a wrong password and a disabled account get the same answer. After too many failed attempts on an
/// account or from an address, the answer is `slow_down` with `retry_after`. A browser in which the person has logged
/// in before is recognised by a separate cookie and is not slowed down by the attempts of strangers.
public struct Login: Request {
    public static let type = RequestType.universalLogin
    public static let callers: Callers = .strangers

    /// The e-mail address, ignoring case.
    public let username: String
    public let password: String
    /// The one-time code, or a recovery code. The answer is `totp_necessary` if it is required and absent.
    public let code: String?

    public struct Reply: Codable, Sendable {
        public let classification: Classification
        /// True if an admin set the password: until `universal.change_password` all other requests are refused.
        public let passwordChangeNecessary: Bool?
        /// True if the school requires one-time codes of this person: until they are enrolled, all other requests are
        /// refused.
        public let totpEnrolmentNecessary: Bool?
        /// The changes that admins made to the person's access and that the person has not read yet, oldest first.
        /// `universal.get_access_changes` marks them as read.
        public let accessChanges: [AccessChangeRecord]?

        public init(
            classification: Classification, passwordChangeNecessary: Bool = false, totpEnrolmentNecessary: Bool = false,
            accessChanges: [AccessChangeRecord] = []
        ) {
            self.classification = classification
            self.passwordChangeNecessary = passwordChangeNecessary ? true : nil
            self.totpEnrolmentNecessary = totpEnrolmentNecessary ? true : nil
            self.accessChanges = accessChanges.isEmpty ? nil : accessChanges
        }
    }
}
