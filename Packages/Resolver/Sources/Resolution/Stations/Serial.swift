/// The serial number of a station. All usual spellings of a MAC address are equal; any other serial is compared
/// literally.
public enum Serial: Hashable, Sendable {
    /// The 48 bits of a MAC address.
    case mac(UInt64)
    /// 1 to 64 printable ASCII characters, compared literally.
    case text([UInt8])

    private static let maximum = 64
    private static let printable: ClosedRange<UInt8> = 0x20...0x7E
    private static let digitsOfMAC = 12

    /// Returns nil if the text is not a serial number.
    public init?(_ text: [UInt8]) {
        guard (1...Self.maximum).contains(text.count), text.allSatisfy(Self.printable.contains) else { return nil }
        self = Self.address(text).map(Serial.mac) ?? .text(text)
    }

    public init?(_ text: String) {
        self.init(Array(text.utf8))
    }

    /// The canonical form: `00:0c:29:ab:cd:ef` for a MAC address.
    public var description: String {
        switch self {
        case .text(let text): return String(decoding: text, as: UTF8.self)
        case .mac(let address):
            let bytes = (0..<6).map { UInt8(truncatingIfNeeded: address >> UInt64(40 - 8 * $0)) }
            return bytes.map { Hex.text([$0]) }.joined(separator: ":")
        }
    }

    /// Reads twelve digits: without separators, or in groups of 2, 4 or 6 with the same `:`, `-`, `.` or space in
    /// between.
    private static func address(_ text: [UInt8]) -> UInt64? {
        let digits = text.compactMap(Hex.digit)
        guard digits.count == digitsOfMAC else { return nil }
        if text.count > digitsOfMAC {
            guard let separator = text.first(where: { Hex.digit($0) == nil }), ":-. ".utf8.contains(separator) else {
                return nil
            }
            let groups = text.split(separator: separator, omittingEmptySubsequences: false)
            guard let size = groups.first?.count, [2, 4, 6].contains(size),
                groups.allSatisfy({ $0.count == size && $0.allSatisfy { Hex.digit($0) != nil } })
            else { return nil }
        }
        return digits.reduce(0) { $0 << 4 | UInt64($1) }
    }
}

extension Serial: CustomStringConvertible {}
