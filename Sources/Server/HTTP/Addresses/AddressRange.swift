import Foundation

/// IP addresses with a common prefix: `10.0.0.0/8`, `2001:db8::/32`, or a single address.
public struct AddressRange: Equatable, Sendable {
    private let bytes: [UInt8]
    private let prefix: Int

    /// Nil if the text is not an address range.
    public init?(_ text: String) {
        let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard let first = parts.first, let bytes = Self.bytes(of: String(first)) else { return nil }
        let limit = bytes.count * 8
        guard let prefix = parts.count == 2 ? Int(parts[1]) : limit, (0...limit).contains(prefix) else { return nil }
        self.bytes = bytes
        self.prefix = prefix
    }

    func contains(_ address: String) -> Bool {
        guard let other = Self.bytes(of: address), other.count == bytes.count else { return false }
        for (index, byte) in bytes.enumerated() {
            let bits = min(max(prefix - index * 8, 0), 8)
            let mask = UInt8(truncatingIfNeeded: 0xff00 >> bits)
            if byte & mask != other[index] & mask { return false }
        }
        return true
    }

    /// Four or sixteen bytes, most significant first; four for an IPv4-mapped IPv6 address (`::ffff:10.0.0.1`).
    private static func bytes(of address: String) -> [UInt8]? {
        var four = in_addr()
        if inet_pton(AF_INET, address, &four) == 1 {
            return withUnsafeBytes(of: &four) { Array($0) }
        }
        var sixteen = in6_addr()
        guard inet_pton(AF_INET6, address, &sixteen) == 1 else { return nil }
        let bytes = withUnsafeBytes(of: &sixteen) { Array($0) }
        let mapped = [UInt8](repeating: 0, count: 10) + [0xff, 0xff]
        return bytes.starts(with: mapped) ? Array(bytes.suffix(4)) : bytes
    }
}
