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
