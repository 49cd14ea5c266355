/// An IPv6 address.
public struct IPv6: Hashable, Sendable {  // generated: init
    /// The network, which all machines of a house share: the first 64 bits.
    public let high: UInt64
    public let low: UInt64

    private static func groups(_ text: ArraySlice<UInt8>) -> [UInt64]? {
        guard !text.isEmpty else { return [] }
        var groups: [UInt64] = []
        for part in text.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false) {
            let digits = part.compactMap(Hex.digit)
            guard (1...4).contains(part.count), digits.count == part.count else { return nil }
            groups.append(digits.reduce(0) { $0 << 4 | UInt64($1) })
        }
        return groups
    }

    /// The IPv4 address that an address such as `::ffff:192.0.2.1` maps.
    public var mapped: IPv4? {
        high == 0 && low >> 32 == 0xFFFF ? IPv4(bits: UInt32(truncatingIfNeeded: low)) : nil
    }

    /// A mapped IPv4 address is unusable: it is written as IPv4.
    public var scope: AddressScope {
        if high == 0, low == 1 { return .local }
        let isUnusable =
            high == 0 && (low == 0 || low >> 32 == 0xFFFF) || high >> 56 == 0xFF || high >> 54 == 0xFE80 >> 6
        if isUnusable { return .unusable }
        return high >> 57 == 0xFC >> 1 ? .local : .global
    }
}

extension IPv6 {
    /// Reads RFC 4291, 2.2: eight groups of up to four digits, with `::` for groups of zeros in one place. A dotted
    /// tail is not accepted: it maps an IPv4 address, which a station reports separately.
    public init?(_ text: [UInt8]) {
        guard (2...39).contains(text.count) else { return nil }
        let colon = UInt8(ascii: ":")
        guard let gap = text.indices.dropLast().first(where: { text[$0] == colon && text[$0 + 1] == colon }) else {
            guard let groups = Self.groups(text[...]), groups.count == 8 else { return nil }
            self.init(groups: groups)
            return
        }
        guard let before = Self.groups(text[..<gap]), let after = Self.groups(text[(gap + 2)...]),
            before.count + after.count < 8
        else { return nil }
        self.init(groups: before + Array(repeating: 0, count: 8 - before.count - after.count) + after)
    }

    public init?(_ text: String) {
        self.init(Array(text.utf8))
    }

    private init(groups: [UInt64]) {
        high = groups[0..<4].reduce(0) { $0 << 16 | $1 }
        low = groups[4..<8].reduce(0) { $0 << 16 | $1 }
    }
}

extension IPv6: CustomStringConvertible {
    /// The form of RFC 5952: lower case, the longest run of two or more zero groups as `::`, the first of equal runs.
    public var description: String {
        let groups = [high, low].flatMap { half in (0..<4).map { half >> UInt64(48 - 16 * $0) & 0xFFFF } }
        var maximum = 0..<0
        var start = 0
        for place in 0...8 where place == 8 || groups[place] != 0 {
            if place - start > max(maximum.count, 1) { maximum = start..<place }
            start = place + 1
        }
        func text(_ groups: ArraySlice<UInt64>) -> String {
            groups.map { String($0, radix: 16) }.joined(separator: ":")
        }
        guard !maximum.isEmpty else { return text(groups[...]) }
        return text(groups[..<maximum.lowerBound]) + "::" + text(groups[maximum.upperBound...])
    }
}
