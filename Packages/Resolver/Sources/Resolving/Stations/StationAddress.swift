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

/// The addresses at which to look for a station, and how to identify it there.
public struct StationPlace: Equatable, Sendable {  // generated: init
    /// In the order in which they are tried.
    public var addresses: [StationAddress]
    public var port: Int
    /// The name in its certificate, in lower case.
    public var name: String?
    /// The SHA-256 of its certificate; nil if unknown, so that an authority must verify it.
    public var tls: [UInt8]?
}

extension StationRecord {
    /// IPv6 and IPv4 addresses in turn (RFC 8305, 4).
    public var addresses: [StationAddress] {
        var addresses = ipv6.map(StationAddress.ipv6)
        if let ipv4 { addresses.insert(.ipv4(ipv4), at: min(1, addresses.count)) }
        return addresses
    }
}
