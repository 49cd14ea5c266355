import Resolution

/// IPv4 addresses with a common prefix: `203.0.113.0/24`, or a single one.
struct SourceRange: Sendable, CustomStringConvertible {
    private let start: IPv4
    private let bits: Int

    init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard let start = parts.first.flatMap({ IPv4(String($0)) }), parts.count <= 2 else { return nil }
        let bits = parts.count == 2 ? Int(parts[1]) : 32
        guard let bits, (0...32).contains(bits) else { return nil }
        (self.start, self.bits) = (start, bits)
    }

    func holds(_ address: IPv4) -> Bool {
        // A shift by all 32 bits leaves nothing to compare.
        (start.bits ^ address.bits) >> UInt32(32 - bits) == 0
    }

    var description: String { "\(start)/\(bits)" }
}
