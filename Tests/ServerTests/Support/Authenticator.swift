import Foundation
import Wire

@testable import Accounts

/// A phone that makes one-time codes.
struct Authenticator: Sendable {
    let totp: TOTP

    /// - Parameter base32: the secret as it was shown (RFC 4648, section 6).
    init(_ base32: String) {
        var (bytes, value, bits): ([UInt8], UInt32, Int) = ([], 0, 0)
        for character in base32.utf8 {
            value = value << 5 | UInt32(character >= 65 ? character - 65 : character - 24)
            bits += 5
            guard bits >= 8 else { continue }
            bits -= 8
            bytes.append(UInt8(truncatingIfNeeded: value >> UInt32(bits)))
        }
        totp = TOTP(secret: bytes)
    }

    func code(at now: Date) -> String {
        totp.code(at: Int64((now.timeIntervalSince1970 / TOTP.period).rounded(.down)))
    }

    /// Enrols and confirms; the peer has the new session then.
    static func enrolled(
        by peer: inout Peer, at now: Date
    ) async throws -> (authenticator: Authenticator, recoveryCodes: [String]) {
        let secret = try await peer(EnrolTOTP(password: Template.password)).secret
        let authenticator = Authenticator(secret)
        let codes = try await peer.renew(by: ConfirmTOTP(code: authenticator.code(at: now))).recoveryCodes
        return (authenticator, codes)
    }
}
