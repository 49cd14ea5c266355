import Crypto
import Foundation

/// The secret that a webhook's sender and its receiver share (Standard Webhooks 1.0, "Signature scheme").
struct WebhookSecret: Equatable, Sendable {
    private static let prefix = "whsec_"
    /// The length in bytes; the specification requires 24 to 64.
    private static let length = 32

    let bytes: [UInt8]

    /// Creates a secret from the system's secure random numbers.
    init() {
        var generator = SystemRandomNumberGenerator()
        bytes = (0..<Self.length).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
    }

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The secret in the form that a receiver gets.
    var text: String { Self.prefix + Data(bytes).base64EncodedString() }

    /// Returns the HMAC-SHA256 of `id.timestamp.body`, as `v1,` and base64.
    /// - Parameter timestamp: seconds since 1970.
    func signature(id: String, timestamp: Int64, body: String) -> String {
        let signed = Data("\(id).\(timestamp).\(body)".utf8)
        let code = HMAC<SHA256>.authenticationCode(for: signed, using: SymmetricKey(data: bytes))
        return "v1," + Data(code).base64EncodedString()
    }
}
