/// Makes a secret for one-time codes (RFC 6238: SHA-1, six digits, 30 seconds). It counts once a code of it has been
/// shown with `universal.confirm_totp`; asked for again before that, another one takes its place.
public struct EnrolTOTP: Request {
    public static let type = RequestType.universalEnrolTOTP

    /// The password of the person who asks.
    public let password: String

    /// What comes back.
    public struct Reply: Codable, Sendable {
        /// Base 32, to be typed into an authenticator.
        public let secret: String
        /// The same as an `otpauth://` address, to be shown as a QR code.
        public let uri: String
    }
}

/// Shows that the authenticator makes the right codes. From now on a login asks for one.
public struct ConfirmTOTP: Request {
    public static let type = RequestType.universalConfirmTOTP

    /// The six digits that the authenticator shows.
    public let code: String

    /// What comes back.
    public struct Reply: Codable, Sendable {
        /// Each of them stands in once for a code of the authenticator, should that be lost. They are shown only now.
        public let recoveryCodes: [String]
    }
}

/// A login of the person who asks needs no person-time code any more; the recovery codes mean nothing any more.
public struct RemoveTOTP: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.universalRemoveTOTP

    /// The password, or else `code`.
    public let password: String?
    /// A one-time code or a recovery code, or else `password`.
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
