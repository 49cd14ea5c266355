/// What a legacy PDU carries: AD structures of at most 31 bytes together. They are not checked.
public struct AdvertisingData: Hashable, Sendable {
    public static let byteCountLimit = 31

    public let bytes: [UInt8]

    /// Nil for more than 31 bytes.
    public init?(_ bytes: [UInt8]) {
        guard bytes.count <= Self.byteCountLimit else { return nil }
        self.bytes = bytes
    }
}
