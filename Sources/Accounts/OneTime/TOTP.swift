import Crypto
public import Foundation

/// Time-based one-time codes (RFC 6238): HMAC-SHA-1, six digits, a new one every 30 seconds.
public struct TOTP: Sendable {  // generated: init
    public static let period: TimeInterval = 30
    static let digits = 6
    /// The length of a secret in bytes: RFC 4226, section 4, recommends 160 bits.
    static let secretLength = 20

    public let secret: [UInt8]

    /// Returns the time step of this code if it is the current, previous or next one; nil for any other code.
    public func step(of code: String, at now: Date) -> Int64? {
        let current = Int64((now.timeIntervalSince1970 / Self.period).rounded(.down))
        let shown = Array(code.utf8.filter { $0 != UInt8(ascii: " ") })
        return (current - 1...current + 1).last { Self.isEqual(Array(self.code(at: $0).utf8), shown) }
    }

    /// Returns the code of a time step (RFC 4226, section 5.3).
    func code(at step: Int64) -> String {
        let counter = withUnsafeBytes(of: step.bigEndian) { Data($0) }
        let key = SymmetricKey(data: secret)
        let mac = Array(HMAC<Insecure.SHA1>.authenticationCode(for: counter, using: key))
        let offset = Int(mac[mac.count - 1] & 0x0f)
        let number = mac[offset..<offset + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) } & 0x7fff_ffff
        let digits = String(number % 1_000_000)
        return String(repeating: "0", count: Self.digits - digits.count) + digits
    }

    /// Compares in constant time.
    private static func isEqual(_ one: [UInt8], _ other: [UInt8]) -> Bool {
        one.count == other.count && zip(one, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}

extension TOTP {
    public init() {
        secret = [UInt8].random(Self.secretLength)
    }
}

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

    /// Returns the content of the QR code for an authenticator: the Key URI Format of Google Authenticator.
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
