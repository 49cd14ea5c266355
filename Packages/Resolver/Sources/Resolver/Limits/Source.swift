import Foundation
import NIOCore
import Resolution

/// The source of a connection.
enum Source: Hashable, Sendable {
    case v4(IPv4)
    case v6(IPv6)

    /// The unit of limits: an IPv4 address, or the network of an IPv6 address, since a house has the whole network.
    struct Account: Hashable, Sendable {
        let isIPv6: Bool
        let bits: UInt64
    }

    /// Returns nil if the address is not an IP address, such as that of a Unix socket.
    init?(_ address: SocketAddress?) {
        switch address {
        case .v4(let address):
            self = .v4(IPv4(bits: UInt32(bigEndian: address.address.sin_addr.s_addr)))
        case .v6(let address):
            let halves = withUnsafeBytes(of: address.address.sin6_addr) { bytes in
                (bytes.loadUnaligned(as: UInt64.self), bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
            }
            let full = IPv6(high: UInt64(bigEndian: halves.0), low: UInt64(bigEndian: halves.1))
            self = full.mapped.map(Source.v4) ?? .v6(full)
        default: return nil
        }
    }

    var account: Account {
        switch self {
        case .v4(let address): Account(isIPv6: false, bits: UInt64(address.bits))
        case .v6(let address): Account(isIPv6: true, bits: address.high)
        }
    }

    var ipv4: IPv4? {
        if case .v4(let address) = self { address } else { nil }
    }

    var scope: AddressScope {
        switch self {
        case .v4(let address): address.scope
        case .v6(let address): address.scope
        }
    }
}

extension Source: CustomStringConvertible {
    var description: String {
        switch self {
        case .v4(let address): address.description
        case .v6(let address): address.description
        }
    }
}
