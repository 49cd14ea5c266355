public import Foundation

/// Which scanners listened when. Of a scanner that was away nothing is known, and its silence proves nothing.
public struct Attendance: Sendable {
    private let lastSeen: [Int64: Date]
    private let pauses: [Int64: [Range<Date>]]

    init(lastSeen: [(Int64, Date)], pauses: [(Int64, Date, Date)]) {
        self.lastSeen = Dictionary(lastSeen, uniquingKeysWith: max)
        self.pauses = Dictionary(grouping: pauses.filter { $0.1 < $0.2 }, by: \.0)
            .mapValues { $0.map { $0.1..<$0.2 } }
    }

    public func listeners(at instant: Date) -> [Int64] {
        lastSeen.compactMap { scanner, last in
            let isAway = instant > last || pauses[scanner]?.contains { $0.contains(instant) } ?? false
            return isAway ? nil : scanner
        }
    }
}
