public import Vocabulary

/// Logs a person in and sets the session cookie.
///
/// A wrong name, a wrong password and an account that is disabled are answered alike. After too many wrong attempts at
/// an account or from an address comes `slow_down` with `retry_after`; a browser in which the person logged in before
/// is known by a cookie of its own and is not slowed by strangers.
public struct Login: Request {
    public static let type = RequestType.universalLogin

    /// The e-mail address, in any case.
    public let username: String
    public let password: String
    /// The one-time code, or a recovery code; answered with `totp_necessary` where it is absent and has to be there.
    public let code: String?

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let classification: Classification
        /// True if an admin set the password: until `universal.change_password` nothing else is answered.
        public let passwordChangeNecessary: Bool?
        /// True if the school requires one-time codes of this person: until they are enrolled nothing else is
        /// answered.
        public let totpEnrolmentNecessary: Bool?
        /// What admins changed of the person's access and the person has not read yet, the oldest first.
        /// `universal.get_access_changes` marks it as read.
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

/// Ends the session.
public struct Logout: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.universalLogout
}

/// Ends every session of the person who asks, this one too.
public struct LogoutEverywhere: Request {
    public static let type = RequestType.universalLogoutEverywhere

    /// What comes back.
    public struct Reply: Codable, Sendable {
        /// How many sessions there were.
        public let ended: Int
    }
}

/// Who is logged in.
public struct Whoami: Request {
    public static let type = RequestType.universalWhoami

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let personID: Int64
        public let email: String
        public let firstName: String
        public let lastName: String
        public let classification: Classification
        /// Names of the groups that the person is in.
        public let groups: [String]?
        /// Of pages; absent for the one that the browser asks for.
        public let language: PreferredLanguage?
        /// Of pages; absent for the one of the system.
        public let theme: Theme?
        /// Of pages; absent for all that the person may see.
        public let mode: PageMode?
    }
}
