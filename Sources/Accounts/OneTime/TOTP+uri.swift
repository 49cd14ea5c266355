import Foundation

extension TOTP {
    /// The secret as a person types it: base 32 without padding (RFC 4648, section 6), 32 characters.
    public var base32: String {
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567")
        var text = ""
        var bits = 0
        var value: UInt32 = 0
        for byte in secret {
            value = value << 8 | UInt32(byte)
            bits += 8
            while bits >= 5 {
                bits -= 5
                text.append(alphabet[Int(value >> UInt32(bits)) & 31])
            }
            value &= 1 << UInt32(bits) - 1
        }
        if bits > 0 { text.append(alphabet[Int(value << UInt32(5 - bits)) & 31]) }
        return text
    }

    /// What an authenticator reads from a QR code: the Key URI Format of Google Authenticator.
    public func uri(account: String, issuer: String) -> String {
        "otpauth://totp/\(Self.escaped(issuer)):\(Self.escaped(account))?secret=\(base32)"
            + "&issuer=\(Self.escaped(issuer))&algorithm=SHA1&digits=\(Self.digits)&period=\(Int(Self.period))"
    }

    private static func escaped(_ text: String) -> String {
        let unreserved = CharacterSet(
            charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~@")
        return text.addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
    }
}
