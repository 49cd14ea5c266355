import Foundation

/// JSON that nobody would send who meant well, made from a seed.
struct HostileValues {
    private var random: SplitMix64

    init(seed: UInt64) {
        random = SplitMix64(seed: seed)
    }

    /// Arguments of which some are as given, some hostile and some left out; now and then no object at all.
    mutating func arguments(_ good: [String: String]) -> String {
        guard random.next() % 20 > 0 else { return value(depth: 0) }
        var members: [String] = []
        for (name, text) in good.sorted(by: { $0.key < $1.key }) {
            switch random.next() % 8 {
            case 0: continue
            case 1...4: members.append("\"\(name)\": \(text)")
            default: members.append("\"\(name)\": \(value(depth: 0))")
            }
        }
        return "{" + members.joined(separator: ", ") + "}"
    }

    private mutating func value(depth: Int) -> String {
        switch random.next() % (depth > 3 ? 8 : 10) {
        case 0: "null"
        case 1: pick(["true", "false"])
        case 2: pick(Self.numbers)
        case 3: String(Int(truncatingIfNeeded: random.next()))
        case 4: String(random.next() % 4)
        case 5: "\"\(pick(Self.times))\""
        case 6, 7: "\"\(pick(Self.texts))\""
        case 8: list(depth: depth + 1)
        default: object(depth: depth + 1)
        }
    }

    private mutating func list(depth: Int) -> String {
        "[" + (0..<random.next() % 4).map { _ in value(depth: depth) }.joined(separator: ",") + "]"
    }

    private mutating func object(depth: Int) -> String {
        let members = [
            "uuid", "major", "minor", "rssi", "count", "heard_at", "name", "state", "address", "reports_per_second",
            "last_report_at", "restarts", "resets", "dropped_reports", "mode", "commands", "error",
        ]
        return "{" + members.map { "\"\($0)\": \(value(depth: depth))" }.joined(separator: ",") + "}"
    }

    private mutating func pick(_ list: [String]) -> String {
        list[Int(random.next() % UInt64(list.count))]
    }

    private static let numbers = [
        "0", "-0", "1", "-1", "1.5", "1e0", "1e400", "-1e400", "65535", "65536", "4294967296", "9223372036854775807",
        "-9223372036854775808", "9223372036854775808", "1e-400", "0.1e1", "2147483648",
        String(repeating: "9", count: 400),
    ]
    private static let times = [
        "2026-09-01T08:30:00.000Z", "1900-01-01T00:00:00Z", "9999-12-31T23:59:59Z", "0000-00-00T00:00:00Z",
        "2026-02-30T25:61:61Z", "294277-01-01T00:00:00Z", "2026-09-01T08:30:00.000+14:00", "2026-08-30T00:00:00Z",
        "infinity", "now()",
    ]
    private static let texts = [
        "", " ", "East", "101", "a@b", "ada@school.example", "E2C56DB5-DFFB-48D2-B060-D0F5A71096E0",
        "c0:00:00:00:00:01", "student", "admin", "\\u0000", "a\\u0000b", "\\ud800", "\\udc00\\ud800",
        "\u{202e}\u{fffd}",
        "\u{1f469}\u{200d}\u{1f469}\u{200d}\u{1f467}", "e\u{301}", "'; drop table person; --", "$1", "%s%n", "{{7*7}}",
        "../../etc/passwd", "\\\\x00", "\\\"", String(repeating: "x", count: 100_000),
        String(repeating: "\u{1f600}", count: 300), "NaN", "null", "-1", "12345678",
    ]
}
