/// What the legacy and the extended commands say alike.
enum AdvertisingField {
    /// Peer_Address_Type and Peer_Address, which only directed advertising needs.
    static let noPeer = [UInt8](repeating: 0, count: 7)
    /// Channels 37, 38 and 39.
    static let allChannels: UInt8 = 0x07
    /// Scan and connection requests from everybody.
    static let acceptAll: UInt8 = 0x00
}
