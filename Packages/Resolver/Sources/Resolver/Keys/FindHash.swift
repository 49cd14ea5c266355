import Crypto
import Resolution

/// The first 128 bits of the SHA-256 by which a station is requested: the code behind it has 125.
struct FindHash: Hashable, Sendable {
    private let high: UInt64
    private let low: UInt64

    init(_ hash: some Sequence<UInt8>) {
        var halves: [UInt64] = [0, 0]
        for (place, byte) in hash.prefix(16).enumerated() {
            halves[place / 8] = halves[place / 8] << 8 | UInt64(byte)
        }
        (high, low) = (halves[0], halves[1])
    }

    /// Reads the client's form: 64 hexadecimal digits.
    init?(spelled text: [UInt8]) {
        guard let bytes = Hex.bytes(text, count: SHA256.byteCount) else { return nil }
        self.init(bytes)
    }
}
