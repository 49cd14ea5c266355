/// Makes a secret for one-time codes (RFC 6238: SHA-1, six digits, 30 seconds). It counts once a code of it has been
/// shown with `universal.confirm_totp`; asked for again before that, another one takes its place.
public struct EnrolTOTP: Request {
    public static let type = RequestType.universalEnrolTOTP

    /// The password of the person who asks.
    public let password: String

    public init(password: String) {
        self.password = password
    }

    /// What comes back.
    public struct Reply: Codable, Sendable {
        /// Base 32, to be typed into an authenticator.
        public let secret: String
        /// The same as an `otpauth://` address, to be shown as a QR code.
        public let uri: String

        public init(secret: String, uri: String) {
            self.secret = secret
            self.uri = uri
        }
    }
}
