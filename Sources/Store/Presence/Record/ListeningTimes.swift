public import Foundation

/// The times at which scanners were listening. If a scanner was away or its radio had failed, nothing is known, and its
/// silence proves nothing.
public struct ListeningTimes: Sendable {
    private let lastListened: [Int64: Date]
    private let pauses: [Int64: [Range<Date>]]

    init(lastListened: [(Int64, Date)], pauses: [(Int64, Date, Date)]) {
        self.lastListened = Dictionary(lastListened, uniquingKeysWith: max)
        self.pauses = Dictionary(grouping: pauses.filter { $0.1 < $0.2 }, by: \.0)
            .mapValues { $0.map { $0.1..<$0.2 } }
    }

    public func listeners(at instant: Date) -> [Int64] {
        lastListened.compactMap { scanner, last in
            let isAway = instant > last || pauses[scanner]?.contains { $0.contains(instant) } ?? false
            return isAway ? nil : scanner
        }
    }
}
