import Foundation

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
