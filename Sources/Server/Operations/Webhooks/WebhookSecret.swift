import Crypto
import Foundation

/// The secret that a webhook's sender and its receiver share (Standard Webhooks 1.0, "Signature scheme").
struct WebhookSecret: Equatable, Sendable {
    private static let prefix = "whsec_"
    /// The specification asks for 24 to 64 bytes.
    private static let length = 32

    let bytes: [UInt8]

    /// From the system's secure random numbers.
    init() {
        var generator = SystemRandomNumberGenerator()
        bytes = (0..<Self.length).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
    }

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// As a receiver is given it.
    var text: String { Self.prefix + Data(bytes).base64EncodedString() }

    /// HMAC-SHA256 over `id.timestamp.body`, as `v1,` and base64.
    /// - Parameter timestamp: seconds since 1970.
    func signature(id: String, timestamp: Int64, body: String) -> String {
        let signed = Data("\(id).\(timestamp).\(body)".utf8)
        let code = HMAC<SHA256>.authenticationCode(for: signed, using: SymmetricKey(data: bytes))
        return "v1," + Data(code).base64EncodedString()
    }
}

/// A message as it goes out at one attempt.
struct SignedMessage: Sendable {
    let body: String
    /// `webhook-id`, `webhook-timestamp` and `webhook-signature`.
    let headers: [(name: String, value: String)]

    /// - Parameters:
    ///   - secrets: with each of which it is signed.
    ///   - now: the time of this attempt by the clock on the wall: receivers refuse what is minutes old.
    init(id: String, body: String, secrets: [WebhookSecret], at now: Date) {
        let timestamp = Int64(now.timeIntervalSince1970)
        let signatures = secrets.map { $0.signature(id: id, timestamp: timestamp, body: body) }
        self.body = body
        headers = [
            ("webhook-id", id), ("webhook-timestamp", String(timestamp)),
            ("webhook-signature", signatures.joined(separator: " ")),
        ]
    }
}
