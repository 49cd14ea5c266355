public import Foundation

/// Confirms the caller's session with the password and, if the person uses them, a one-time code. For some minutes the
/// session may then make requests that open accounts or return confidential data; without confirmation they are
/// answered with `confirmation_necessary`.
public struct Confirm: Request {
    public static let type = RequestType.universalConfirm
    public static let callers: Callers = .persons

    public let password: String
    /// A new one-time code, or a recovery code. The answer is `totp_necessary` if it is required and absent.
    public let code: String?

    public struct Reply: Codable, Sendable {
        /// Until when the session is confirmed, by the server's clock.
        public let confirmedUntil: Date
    }
}
