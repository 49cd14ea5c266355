import Foundation

/// What the kernel lets this process do beyond an ordinary one (capabilities(7)).
struct ProcessCapabilities: Equatable {
    /// Bits of `linux/capability.h`.
    private static let netAdmin: UInt64 = 1 << 12
    private static let netRaw: UInt64 = 1 << 13

    let effective: UInt64

    /// From the text of `/proc/self/status`; nil where that has no such line.
    init?(status: String) {
        let line = status.split(separator: "\n").first { $0.hasPrefix("CapEff:") }
        guard let digits = line?.dropFirst(7).trimmingCharacters(in: .whitespaces),
            let effective = UInt64(digits, radix: 16)
        else { return nil }
        self.effective = effective
    }

    /// The names of those needed that are not there.
    var missing: [String] {
        [("CAP_NET_ADMIN", Self.netAdmin), ("CAP_NET_RAW", Self.netRaw)]
            .filter { effective & $0.1 == 0 }.map { $0.0 }
    }
}
