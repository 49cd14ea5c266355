import Foundation
import Presence

/// Which people are decided on when: all of them once a second, thousands in slices one after another. A slice that is
/// late does not delay the next.
///
/// A value without a clock.
struct TickSchedule {
    /// The maximum number of people in a slice, until there are `maxSlices`: 300 take some milliseconds.
    private static let sliceSize = 300
    private static let maxSlices = 16
    /// A server's clock sleeps for at least 20 ms of real time.
    private static let sleepsInSecond = 50.0

    private let maxSlices: Int
    private var round: ArraySlice<PeopleSlice> = []
    private var interval = 1.0
    /// When the next slice is due.
    private var due: Date

    /// - Parameter rate: how many seconds of the clock pass in a real second.
    init(startingAt now: Date, rate: Double = 1) {
        due = now
        maxSlices = min(Self.maxSlices, max(1, Int(Self.sleepsInSecond / rate)))
    }

    /// Returns the next people to decide on.
    /// - Parameter people: how many are present or unknown.
    mutating func next(of people: Int) -> PeopleSlice {
        if round.isEmpty {
            let count = min(max(1, (people + Self.sliceSize - 1) / Self.sliceSize), maxSlices)
            round = PeopleSlice.slices(count)[...]
            interval = 1 / Double(count)
        }
        return round.removeFirst()
    }

    /// Returns how many seconds to wait after the slice; 0 if it took too long. What is more than a second late is not
    /// made up for.
    mutating func wait(at now: Date) -> Double {
        due = min(max(due.addingTimeInterval(interval), now.addingTimeInterval(-1)), now.addingTimeInterval(interval))
        return max(0, due.timeIntervalSince(now))
    }
}
