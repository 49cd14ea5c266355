import Copies
import Foundation

/// What scanners heard of badges in periods of ten seconds, until the watch for deaf scanners takes it.
///
/// The writer adds readings with each commit and must not wait for a judgement, so they are collected here.
struct HeardPeriods: Sendable {
    /// The levels of one badge at one scanner in one period.
    struct Levels: Sendable {
        var sum = 0.0
        var count = 0.0
        /// In dBm.
        var mean: Double { sum / count }
    }

    /// The length of a period in seconds.
    static let length = 10.0

    private var periods: [Int: [BadgeAtScanner: Levels]] = [:]
    private var latest: [Int64: Date] = [:]
    private var taken = Int.min

    /// The number of the period that a time belongs to.
    static func number(of time: Date) -> Int { Int((time.timeIntervalSince1970 / length).rounded(.down)) }

    /// When a period begins.
    static func start(of number: Int) -> Date { Date(timeIntervalSince1970: Double(number) * length) }

    /// Adds readings of badges. Readings of periods that were taken are too late, and show only that a scanner hears.
    mutating func add(_ readings: [CopyWatch.Reading]) {
        var rest = readings[...]
        while let first = rest.first {
            let number = Self.number(of: first.heardAt)
            let end = rest.firstIndex { Self.number(of: $0.heardAt) != number } ?? rest.endIndex
            add(rest[..<end], to: number)
            rest = rest[end...]
        }
    }

    private mutating func add(_ readings: ArraySlice<CopyWatch.Reading>, to number: Int) {
        note(readings)
        guard number > taken else { return }
        // Looked up once for all of a period: most readings of a commit are of the same.
        var levels = periods.removeValue(forKey: number) ?? [:]
        for reading in readings {
            levels[BadgeAtScanner(badge: reading.badge, scanner: reading.scanner), default: Levels()].add(reading.level)
        }
        periods[number] = levels
    }

    /// A report has the readings of one scanner, one behind another.
    private mutating func note(_ readings: ArraySlice<CopyWatch.Reading>) {
        guard var last = readings.first else { return }
        for reading in readings {
            if reading.scanner != last.scanner {
                latest[last.scanner] = max(latest[last.scanner] ?? .distantPast, last.heardAt)
                last = reading
            } else if reading.heardAt > last.heardAt {
                last = reading
            }
        }
        latest[last.scanner] = max(latest[last.scanner] ?? .distantPast, last.heardAt)
    }

    /// Takes when each scanner heard anything last, since the last call.
    mutating func takeLatest() -> [Int64: Date] {
        defer { latest = [:] }
        return latest
    }

    /// Takes the periods up to `last`, in order.
    mutating func take(through last: Int) -> [(number: Int, levels: [BadgeAtScanner: Levels])] {
        taken = max(taken, last)
        return periods.keys.filter { $0 <= last }.sorted().map { ($0, periods.removeValue(forKey: $0) ?? [:]) }
    }
}

extension HeardPeriods.Levels {
    fileprivate mutating func add(_ level: Double) {
        sum += level
        count += 1
    }
}
