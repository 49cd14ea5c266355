/// Logs a person in and sets the session cookie.
///
/// A wrong name, a wrong password and an account that is disabled are answered alike. After too many wrong attempts at
/// an account or from an address comes `slow_down` with `retry_after`; a browser in which the person logged in before is
/// known by a cookie of its own and is not slowed by strangers.
public struct Login: Request {
    public static let type = RequestType.universalLogin

    /// The e-mail address, in any case.
    public let username: String
    public let password: String
    /// The one-time code, or a recovery code; answered with `totp_necessary` where it is absent and has to be there.
    public let code: String?

    public init(username: String, password: String, code: String? = nil) {
        self.username = username
        self.password = password
        self.code = code
    }

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let classification: Classification
        /// True where an admin set the password: until `universal.change_password` nothing else is answered.
        public let passwordChangeNecessary: Bool?
        /// True where the school requires one-time codes of this person: until they are enrolled nothing else is answered.
        public let totpEnrolmentNecessary: Bool?
        /// What admins changed of the person's access and the person has not read yet, the oldest first.
        /// `universal.get_access_changes` marks it as read.
        public let accessChanges: [AccessChangeRecord]?

        enum CodingKeys: String, CodingKey {
            case classification
            case passwordChangeNecessary = "password_change_necessary"
            case totpEnrolmentNecessary = "totp_enrolment_necessary"
            case accessChanges = "access_changes"
        }

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
