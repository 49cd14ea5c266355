/// The 128 bits that the beacons of one site share, the first part of an iBeacon identity.
public struct ProximityUUID: Hashable, Sendable {
    /// The first eight bytes as sent, most significant first.
    public let high: UInt64
    /// The last eight bytes as sent, most significant first.
    public let low: UInt64

    @inlinable
    public init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }
}

extension ProximityUUID: Comparable {
    /// The order of the text and of the bytes.
    public static func < (left: ProximityUUID, right: ProximityUUID) -> Bool {
        (left.high, left.low) < (right.high, right.low)
    }
}

extension ProximityUUID: LosslessStringConvertible {
    private static let textLength = 36

    private static func isHyphen(_ position: Int) -> Bool {
        position == 8 || position == 13 || position == 18 || position == 23
    }

    /// Reads the canonical form, 8-4-4-4-12 hexadecimal digits in either case; nil for anything else.
    public init?(_ description: String) {
        self.init(text: description.utf8.span.bytes)
    }

    /// Reads the canonical form from the bytes of a text.
    public init?(text: RawSpan) {
        guard text.byteCount == Self.textLength else { return nil }
        var high: UInt64 = 0
        var low: UInt64 = 0
        for position in 0..<Self.textLength {
            let character = text.byte(at: position)
            if Self.isHyphen(position) {
                guard character == UInt8(ascii: "-") else { return nil }
                continue
            }
            guard let digit = Hexadecimal.value(of: character) else { return nil }
            high = high << 4 | low >> 60
            low = low << 4 | UInt64(digit)
        }
        self.init(high: high, low: low)
    }

    /// The canonical form in lower case.
    public var description: String {
        var text: [UInt8] = []
        text.reserveCapacity(Self.textLength)
        for half in [high, low] {
            for shift in stride(from: 60, through: 0, by: -4) {
                if Self.isHyphen(text.count) { text.append(UInt8(ascii: "-")) }
                text.append(Hexadecimal.digit(UInt8(truncatingIfNeeded: half >> shift)))
            }
        }
        return String(decoding: text, as: UTF8.self)
    }
}

extension ProximityUUID: Codable {
    public init(from decoder: any Decoder) throws {
        self = try decoder.text(Self.self, like: "f7826da6-4fa2-4e98-8024-bc5b71e0893e")
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
