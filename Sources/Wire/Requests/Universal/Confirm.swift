public import Foundation

/// Confirms the session that asks: its person shows the password again, and a one-time code where they use them. For some
/// minutes the session may then do what opens accounts and tells what the school keeps; without it such requests answer
/// `confirmation_necessary`.
public struct Confirm: Request {
    public static let type = RequestType.universalConfirm

    public let password: String
    /// A new one-time code, or a recovery code; answered with `totp_necessary` where it is absent and has to be there.
    public let code: String?

    public init(password: String, code: String? = nil) {
        self.password = password
        self.code = code
    }

    /// What comes back.
    public struct Reply: Codable, Sendable {
        /// By the clock on the server's machine.
        public let confirmedUntil: Date

        enum CodingKeys: String, CodingKey {
            case confirmedUntil = "confirmed_until"
        }

        public init(confirmedUntil: Date) {
            self.confirmedUntil = confirmedUntil
        }
    }
}
