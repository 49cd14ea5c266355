import Foundation

/// The first 64 bits of an IPv6 address.
struct IPv6Network {
    /// Eight bytes in hexadecimal digits; all sixteen for an IPv4-mapped address.
    let text: String

    /// Nil if the text is not an IPv6 address (RFC 4291, section 2.2).
    init?(_ address: String) {
        var bytes = in6_addr()
        let withoutZone = String(address.prefix { $0 != "%" })
        guard inet_pton(AF_INET6, withoutZone, &bytes) == 1 else { return nil }
        let all = withUnsafeBytes(of: bytes) { Array($0) }
        let isMapped = all.prefix(12) == [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff]
        text = all.prefix(isMapped ? 16 : 8).map { String($0, radix: 16) }.joined(separator: ".")
    }

    /// The key by which anonymous callers at an address are counted: for IPv6 the /64 network, since a host usually has
    /// all 2⁶⁴ of its addresses.
    static func counted(_ address: String) -> String {
        address.contains(":") ? IPv6Network(address)?.text ?? address : address
    }
}
