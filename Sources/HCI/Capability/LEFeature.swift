/// Bits of LE Read Local Supported Features (Core Specification, Vol 6 Part B, section 4.6).
enum LEFeature {
    static let extendedAdvertising: UInt64 = 1 << 12
}
