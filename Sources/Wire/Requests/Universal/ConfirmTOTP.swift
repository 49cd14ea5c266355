/// Shows that the authenticator makes the right codes. From now on a login asks for one.
public struct ConfirmTOTP: Request {
    public static let type = RequestType.universalConfirmTOTP

    /// The six digits that the authenticator shows.
    public let code: String

    public init(code: String) {
        self.code = code
    }

    /// What comes back.
    public struct Reply: Codable, Sendable {
        /// Each of them stands in once for a code of the authenticator, should that be lost. They are shown only now.
        public let recoveryCodes: [String]

        enum CodingKeys: String, CodingKey {
            case recoveryCodes = "recovery_codes"
        }

        public init(recoveryCodes: [String]) {
            self.recoveryCodes = recoveryCodes
        }
    }
}
