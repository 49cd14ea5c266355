/// A 48-bit Bluetooth device address (BD_ADDR). Packets contain it least significant byte first; text starts with the
/// most significant byte.
public struct DeviceAddress: Hashable, Sendable {
    /// The address in the low 48 bits.
    public let value: UInt64

    /// Keeps the low 48 bits.
    @inlinable
    public init(_ value: UInt64) {
        self.value = value & 0xFFFF_FFFF_FFFF
    }
}

extension DeviceAddress {
    /// Whether it can only be a private address, which changes every few minutes: it was not assigned by a maker (IEEE
    /// 802, the two lowest bits of the first octet), and it is not a static random address (Core Specification, Vol 6
    /// Part B, section 1.3.2.2). A quarter of the private addresses look like assigned ones.
    public var isSurelyPrivate: Bool {
        let first = value >> 40
        return first & 0b11 != 0 && first >> 7 == 0
    }
}

extension DeviceAddress: Comparable {
    public static func < (left: DeviceAddress, right: DeviceAddress) -> Bool {
        left.value < right.value
    }
}

extension DeviceAddress: LosslessStringConvertible {
    private static let textLength = 17

    /// Reads six pairs of hexadecimal digits in either case with colons between, as in `a4:c1:38:bf:6f:ab`.
    public init?(_ description: String) {
        self.init(text: description.utf8.span.bytes)
    }

    /// Reads the address from the bytes of a text.
    public init?(text: RawSpan) {
        guard text.byteCount == Self.textLength else { return nil }
        var value: UInt64 = 0
        for position in 0..<Self.textLength {
            let character = text.byte(at: position)
            if position % 3 == 2 {
                guard character == UInt8(ascii: ":") else { return nil }
                continue
            }
            guard let digit = Hexadecimal.value(of: character) else { return nil }
            value = value << 4 | UInt64(digit)
        }
        self.init(value)
    }

    /// Lower case, with colons.
    public var description: String {
        var text: [UInt8] = []
        text.reserveCapacity(Self.textLength)
        for shift in stride(from: 40, through: 0, by: -8) {
            if !text.isEmpty { text.append(UInt8(ascii: ":")) }
            let byte = UInt8(truncatingIfNeeded: value >> shift)
            text += [Hexadecimal.digit(byte >> 4), Hexadecimal.digit(byte)]
        }
        return String(decoding: text, as: UTF8.self)
    }
}

extension DeviceAddress: Codable {
    public init(from decoder: any Decoder) throws {
        self = try decoder.text(Self.self, like: "a4:c1:38:bf:6f:ab")
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
