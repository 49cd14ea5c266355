/// Creates a secret for one-time codes (RFC 6238: SHA-1, six digits, 30 seconds). It takes effect once one of its codes
/// has been sent with `universal.confirm_totp`; a second request before that replaces the secret.
public struct EnrolTOTP: Request {
    public static let type = RequestType.universalEnrolTOTP
    public static let callers: Callers = .persons

    /// The caller's password.
    public let password: String

    public struct Reply: Codable, Sendable {
        /// Base 32, to be typed into an authenticator.
        public let secret: String
        /// The secret as an `otpauth://` URI, to be shown as a QR code.
        public let uri: String
    }
}

/// Proves that the authenticator produces valid codes. From now on, a login requires one.
public struct ConfirmTOTP: Request {
    public static let type = RequestType.universalConfirmTOTP
    public static let callers: Callers = .persons

    /// The six digits that the authenticator shows.
    public let code: String

    public struct Reply: Codable, Sendable {
        /// Each of them can be used once in place of a one-time code, in case the authenticator is lost. Returned only
        /// once.
        public let recoveryCodes: [String]
    }
}

/// Removes one-time codes: the caller's login no longer requires one, and the recovery codes become invalid.
public struct RemoveTOTP: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.universalRemoveTOTP
    public static let callers: Callers = .persons
    public static let confirmation: Confirmation = .sometimes("with `password`")

    /// The password; or `code`.
    public let password: String?
    /// A one-time code or a recovery code; or `password`.
    public let code: String?

    public var needsConfirmation: Bool { password != nil }

    public init(password: String) {
        self.password = password
        code = nil
    }

    public init(code: String) {
        password = nil
        self.code = code
    }
}
