public import Devices
public import Foundation

/// The times on the school's clocks during a span, in pieces. A piece lies within one day, and contains no clock
/// change.
public struct ShownHours: Equatable, Sendable {
    struct Piece: Equatable, Sendable {
        let weekday: Weekday
        /// Minutes since midnight; a partial minute counts as a whole one.
        let minutes: Range<Int>
    }

    let pieces: [Piece]

    /// Clocks change at quarters of an hour.
    private static let quarter: TimeInterval = 900

    public init(from: Date, until: Date, _ time: SchoolTime) {
        var pieces: [Piece] = []
        var start = from
        while start < until {
            let next = ((start.timeIntervalSince1970 / Self.quarter).rounded(.down) + 1) * Self.quarter
            let end = min(until, Date(timeIntervalSince1970: next))
            let (first, length) = (time.minutes(at: start), (end.timeIntervalSince(start) / 60).rounded(.up))
            let piece = Piece(weekday: time.day(at: start).weekday, minutes: first..<first + Int(length))
            if let last = pieces.last, last.weekday == piece.weekday, last.minutes.upperBound == first {
                pieces[pieces.count - 1] = Piece(
                    weekday: last.weekday, minutes: last.minutes.lowerBound..<piece.minutes.upperBound)
            } else {
                pieces.append(piece)
            }
            start = end
        }
        self.pieces = pieces
    }

    /// Returns whether all of it lies in the given hours; nil for always.
    public func lie(in hours: OpenHours?) -> Bool {
        guard let hours else { return true }
        let spans = hours.spans.sorted { $0.from < $1.from }
        return pieces.allSatisfy { piece in
            spans.filter { $0.weekdays.isEmpty || $0.weekdays.contains(piece.weekday) }
                .reduce(piece.minutes.lowerBound) { $1.from <= $0 ? max($0, $1.until) : $0 }
                >= piece.minutes.upperBound
        }
    }
}
