/// Bits of LE Read Supported States (Core Specification, Vol 4 Part E, section 7.8.27).
enum LEState {
    static let nonConnectableAdvertisingAndPassiveScanning: UInt64 = 1 << 8
    static let nonConnectableAdvertisingAndActiveScanning: UInt64 = 1 << 12
}
