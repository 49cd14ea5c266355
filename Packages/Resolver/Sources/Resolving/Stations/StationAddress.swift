public import Resolution

/// An address at which a station may be.
public enum StationAddress: Hashable, Sendable {
    case ipv4(IPv4)
    case ipv6(IPv6)

    public init?(_ text: String) {
        if let address = IPv4(text) {
            self = .ipv4(address)
        } else if let address = IPv6(text) {
            self = .ipv6(address)
        } else {
            return nil
        }
    }
}

extension StationAddress: CustomStringConvertible {
    public var description: String {
        switch self {
        case .ipv4(let address): address.description
        case .ipv6(let address): address.description
        }
    }
}

extension StationRecord {
    /// IPv6 and IPv4 addresses in turn (RFC 8305, 4).
    public var addresses: [StationAddress] {
        var addresses = ipv6.map(StationAddress.ipv6)
        if let ipv4 { addresses.insert(.ipv4(ipv4), at: min(1, addresses.count)) }
        return addresses
    }
}
