import Foundation
import Resolution

/// The network interfaces of this machine.
enum NetworkInterfaces {
    /// Returns the addresses of all interfaces that are up. IPv6 addresses that are deprecated, or not usable yet, are
    /// left out; permanent ones come first. Nil if the system does not provide them.
    static func addresses() -> StationStateMachine.Interfaces? {
        var first: UnsafeMutablePointer<ifaddrs>?
        guard getifaddrs(&first) == 0, let first else { return nil }
        defer { freeifaddrs(first) }
        let texts = sequence(first: first) { $0.pointee.ifa_next }
            .filter { $0.pointee.ifa_flags & UInt32(IFF_UP) != 0 }
            .compactMap { $0.pointee.ifa_addr.flatMap { NumericAddress.text(of: $0) } }
        let flags = flagsOfIPv6()
        let usable = texts.compactMap { IPv6($0) }
            .filter { flags[$0, default: 0] & unusable == 0 }
        return StationStateMachine.Interfaces(
            ipv4: texts.compactMap { IPv4($0) }.sorted { $0.bits < $1.bits },
            ipv6: usable.sorted { order($0, flags) < order($1, flags) })
    }

    /// Flags from Linux, `if_addr.h`: duplicate address detection failed, deprecated, and tentative.
    private static let unusable: UInt32 = 0x08 | 0x20 | 0x40
    private static let temporary: UInt32 = 0x01

    private static func order(_ address: IPv6, _ flags: [IPv6: UInt32]) -> (UInt32, UInt64, UInt64) {
        (flags[address, default: 0] & temporary, address.high, address.low)
    }

    /// Reads `/proc/net/if_inet6`: the address as 32 hexadecimal digits, then index, prefix length, scope and flags in
    /// hexadecimal.
    private static func flagsOfIPv6() -> [IPv6: UInt32] {
        let text = (try? String(contentsOfFile: "/proc/net/if_inet6", encoding: .utf8)) ?? ""
        var flags: [IPv6: UInt32] = [:]
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " ")
            guard words.count >= 5, words[0].count == 32, let high = UInt64(words[0].prefix(16), radix: 16),
                let low = UInt64(words[0].suffix(16), radix: 16)
            else { continue }
            flags[IPv6(high: high, low: low)] = UInt32(words[4], radix: 16) ?? 0
        }
        return flags
    }
}

/// The MAC address of the interface of the default route.
extension NetworkInterfaces {
    /// Returns nil if there is no such interface, or it has no MAC address.
    static func defaultMAC() -> Serial? {
        guard let interface = defaultInterface(), !interface.contains("/"),
            let text = try? String(contentsOfFile: "/sys/class/net/\(interface)/address", encoding: .utf8),
            case .mac(let address)? = Serial(text.trimmingCharacters(in: .whitespacesAndNewlines)), address != 0
        else { return nil }
        return .mac(address)
    }

    private static func defaultInterface() -> String? {
        let ipv4 = lines("/proc/net/route").filter { $0.count >= 8 && $0[1] == "00000000" && $0[7] == "00000000" }
        if let best = ipv4.min(by: { (Int($0[6]) ?? .max) < (Int($1[6]) ?? .max) }) { return best[0] }
        let nowhere = String(repeating: "0", count: 32)
        let ipv6 = lines("/proc/net/ipv6_route").filter {
            $0.count >= 10 && $0[0] == nowhere && $0[1] == "00" && $0[9] != "lo"
        }
        return ipv6.min { (UInt32($0[5], radix: 16) ?? .max) < (UInt32($1[5], radix: 16) ?? .max) }?[9]
    }

    private static func lines(_ path: String) -> [[String]] {
        let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").map { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
    }
}
