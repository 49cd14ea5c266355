import Foundation

/// The addresses on the public internet, by the IANA special-purpose registries (RFC 6890). Of IPv6, only global
/// unicast addresses that do not embed an IPv4 address are public: mapped, translated and tunnelled addresses
/// (`::ffff:0:0/96`, `64:ff9b::/96`, `2002::/16`, `2001::/32`) may lead to this machine or its network.
enum PublicAddress {
    /// Loopback, private and shared networks, link-local, documentation, benchmarks, multicast and reserved ranges.
    private static let special4 = [
        "0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12", "192.0.0.0/24",
        "192.0.2.0/24", "192.88.99.0/24", "192.168.0.0/16", "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24",
        "224.0.0.0/4", "240.0.0.0/4",
    ].compactMap(AddressRange.init)

    /// The range assigned for global unicast.
    private static let unicast6 = ["2000::/3"].compactMap(AddressRange.init)
    /// Teredo and other protocols, documentation, 6to4.
    private static let special6 = ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"].compactMap(AddressRange.init)

    /// - Parameter address: in the usual notation. Any other text is not public.
    static func contains(_ address: String) -> Bool {
        guard AddressRange(address) != nil, !address.contains("/") else { return false }
        guard address.contains(":") else { return !special4.contains { $0.contains(address) } }
        return unicast6.contains { $0.contains(address) } && !special6.contains { $0.contains(address) }
    }
}

/// The addresses of this machine's network interfaces.
enum OwnAddresses {
    static func contain(_ address: String) -> Bool {
        guard let range = AddressRange(address) else { return false }
        return all().contains { range.contains($0) }
    }

    /// The addresses without the zones of link-local ones; empty if the system does not report them.
    private static func all() -> [String] {
        var first: UnsafeMutablePointer<ifaddrs>?
        guard getifaddrs(&first) == 0 else { return [] }
        defer { freeifaddrs(first) }
        guard let first else { return [] }
        return sequence(first: first) { $0.pointee.ifa_next }.compactMap { interface in
            interface.pointee.ifa_addr.flatMap { NumericAddress.text(of: $0) }
        }
    }
}

/// Conversion of socket addresses to text.
enum NumericAddress {
    /// The address in the usual notation; nil if it is neither IPv4 nor IPv6.
    static func text(of address: UnsafePointer<sockaddr>) -> String? {
        let length: Int
        switch Int32(address.pointee.sa_family) {
        case AF_INET: length = MemoryLayout<sockaddr_in>.size
        case AF_INET6: length = MemoryLayout<sockaddr_in6>.size
        default: return nil
        }
        return withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(NI_MAXHOST)) { buffer in
            let status = getnameinfo(
                address, socklen_t(length), buffer.baseAddress, socklen_t(buffer.count), nil, 0, NI_NUMERICHOST)
            guard status == 0, let text = buffer.baseAddress else { return nil }
            return String(String(cString: text).prefix { $0 != "%" })
        }
    }
}
