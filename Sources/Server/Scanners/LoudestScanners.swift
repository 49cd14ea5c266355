/// The two scanners that hear a badge loudest in a period: for each scanner one of them is the loudest other.
struct LoudestScanners: Sendable {
    typealias Heard = (scanner: Int64, level: Double)

    private var first: Heard
    private var second: Heard?

    private init(_ first: Heard) {
        self.first = first
    }

    static func byBadge(_ levels: [BadgeAtScanner: HeardPeriods.Levels]) -> [Int64: LoudestScanners] {
        levels.reduce(into: [:]) { badges, each in
            let heard = Heard(scanner: each.key.scanner, level: each.value.mean)
            badges[each.key.badge]?.add(heard) ?? (badges[each.key.badge] = LoudestScanners(heard))
        }
    }

    /// Of equal levels the scanner with the lower number is louder.
    private static func isLouder(_ one: Heard, than other: Heard) -> Bool {
        one.level == other.level ? one.scanner < other.scanner : one.level > other.level
    }

    private mutating func add(_ heard: Heard) {
        if Self.isLouder(heard, than: first) {
            (first, second) = (heard, first)
        } else if second.map({ Self.isLouder(heard, than: $0) }) ?? true {
            second = heard
        }
    }

    /// Returns nil if no other scanner hears the badge.
    func loudest(otherThan scanner: Int64) -> Heard? { first.scanner == scanner ? second : first }
}
