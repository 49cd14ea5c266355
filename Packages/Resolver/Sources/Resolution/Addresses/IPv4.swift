/// An IPv4 address.
public struct IPv4: Hashable, Sendable {  // generated: init
    /// The four bytes, the first the most significant.
    public let bits: UInt32

    private static func number(_ part: ArraySlice<UInt8>) -> UInt32? {
        guard (1...3).contains(part.count), part.count == 1 || part.first != UInt8(ascii: "0") else { return nil }
        var number: UInt32 = 0
        for byte in part {
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
            number = number * 10 + UInt32(byte - UInt8(ascii: "0"))
        }
        return number <= 255 ? number : nil
    }

    /// Returns whether the address is in the network with this prefix length.
    func isIn(_ a: UInt32, _ b: UInt32 = 0, _ c: UInt32 = 0, bits prefix: UInt32) -> Bool {
        (bits ^ (a << 24 | b << 16 | c << 8)) >> (32 - prefix) == 0
    }

    public var scope: AddressScope {
        if isIn(0, bits: 8) || isIn(169, 254, bits: 16) || isIn(224, bits: 4) || isIn(240, bits: 4) { return .unusable }
        let isLocal =
            isIn(10, bits: 8) || isIn(127, bits: 8) || isIn(172, 16, bits: 12) || isIn(192, 168, bits: 16)
            || isIn(100, 64, bits: 10)
        return isLocal ? .local : .global
    }
}

extension IPv4 {
    /// Reads four numbers from 0 to 255, separated by dots, without leading zeros: `010` would be eight to some
    /// programs and ten to others.
    public init?(_ text: [UInt8]) {
        guard (7...15).contains(text.count) else { return nil }
        let parts = text.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard parts.count == 4 else { return nil }
        var bits: UInt32 = 0
        for part in parts {
            guard let number = Self.number(part) else { return nil }
            bits = bits << 8 | number
        }
        self.bits = bits
    }

    public init?(_ text: String) {
        self.init(Array(text.utf8))
    }
}

extension IPv4: CustomStringConvertible {
    public var description: String {
        "\(bits >> 24).\(bits >> 16 & 255).\(bits >> 8 & 255).\(bits & 255)"
    }
}
