import Foundation

/// IP addresses that begin alike: `10.0.0.0/8`, `2001:db8::/32`, or one address alone.
public struct AddressRange: Equatable, Sendable {
    private let bytes: [UInt8]
    private let prefix: Int

    /// Nil for what is none.
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

    /// Four or sixteen bytes, most significant first. An IPv4 address that came over IPv6 (`::ffff:10.0.0.1`) has four.
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

/// The first 64 bits of an IPv6 address.
struct IPv6Network {
    /// Eight bytes in hexadecimal digits; of an IPv4 address mapped into IPv6, all sixteen.
    let text: String

    /// Nil if the text is no address (RFC 4291, section 2.2).
    init?(_ address: String) {
        var bytes = in6_addr()
        let withoutZone = String(address.prefix { $0 != "%" })
        guard inet_pton(AF_INET6, withoutZone, &bytes) == 1 else { return nil }
        let all = withUnsafeBytes(of: bytes) { Array($0) }
        let isMapped = all.prefix(12) == [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff]
        text = all.prefix(isMapped ? 16 : 8).map { String($0, radix: 16) }.joined(separator: ".")
    }

    /// By what strangers at an address are counted: a person who has one IPv6 address has all 2⁶⁴ of its network.
    static func counted(_ address: String) -> String {
        address.contains(":") ? IPv6Network(address)?.text ?? address : address
    }
}
