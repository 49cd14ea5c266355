import Crypto
import Foundation

/// The SHA-256 of a lock's public key, printed on its label: by it the server verifies that it is talking to that lock.
public struct LockFingerprint: Hashable, Sendable {
    private let bytes: [UInt8]

    /// - Parameter publicKey: 32 bytes.
    public init(publicKey: [UInt8]) { bytes = Array(SHA256.hash(data: Data(publicKey))) }

    /// Reads typed text: 64 hexadecimal digits, in any case, with or without spaces, colons and dashes.
    public init?(typed text: String) {
        guard let bytes = [UInt8](hex: text.lowercased().filter { !$0.isWhitespace && $0 != ":" && $0 != "-" }),
            bytes.count == SHA256.byteCount
        else { return nil }
        self.bytes = bytes
    }

    /// 64 hexadecimal digits.
    public var text: String { bytes.hex }
}
