public import Foundation

/// The time and place of the school: its time zone, its position on the earth, and the hours in which it may locate
/// people.
public struct SchoolTime: Equatable, Sendable {  // generated: init
    public let timeZone: TimeZone
    /// Nil if the school has not entered its position: then the sunrise is unknown.
    public let position: Position?
    /// Minutes since midnight on the school's clocks, by day of the week. A day without an entry has no lawful hours.
    public var lawfulHours: [Weekday: Range<Int>] = [:]

    /// A position on the earth, in degrees: north and east are positive.
    public struct Position: Equatable, Sendable {  // generated: init
        public let latitude: Double
        public let longitude: Double
    }

    private func offset(_ instant: Date) -> Double { Double(timeZone.secondsFromGMT(for: instant)) }

    /// Returns the day on the school's clocks.
    public func day(at instant: Date) -> CivilDay {
        CivilDay(number: Int(((instant.timeIntervalSince1970 + offset(instant)) / 86_400).rounded(.down)))
    }

    /// Returns the minutes since midnight on the school's clocks. A repeated hour gives the same minutes both times.
    public func minutes(at instant: Date) -> Int {
        let shown = instant.timeIntervalSince1970 + offset(instant)
        return Int((shown / 60).rounded(.down)) - day(at: instant).number * 1_440
    }

    /// Returns when the clocks first show a number of minutes after midnight of a day. A time that they skip is the
    /// moment right after the gap; 1,440 is the start of the next day.
    public func instant(minutes: Int, of day: CivilDay) -> Date {
        let (candidates, shows) = instants(minutes, day)
        return shows.min() ?? change(between: candidates[1], and: candidates[0])
    }

    /// Returns the instants, in order, at which the clocks show a number of minutes after midnight of a day: none for a
    /// skipped time, two for a repeated one.
    public func instants(showing minutes: Int, of day: CivilDay) -> [Date] {
        Set(instants(minutes, day).shows).sorted()
    }

    /// Returns the instants by the UTC offsets of the previous and of the next day, and those at which the clocks do
    /// show the time.
    private func instants(_ minutes: Int, _ day: CivilDay) -> (candidates: [Date], shows: [Date]) {
        let shown = Double(day.number) * 86_400 + Double(minutes) * 60
        let before = offset(Date(timeIntervalSince1970: shown - 86_400))
        let after = offset(Date(timeIntervalSince1970: shown + 86_400))
        let candidates = [before, after].map { Date(timeIntervalSince1970: shown - $0) }
        return (candidates, candidates.filter { $0.timeIntervalSince1970 + offset($0) == shown })
    }

    /// Returns the first second after a clock change. The arguments lie within about a day of it, one on each side.
    private func change(between start: Date, and end: Date) -> Date {
        var before = min(start, end).timeIntervalSince1970.rounded(.down)
        var after = max(start, end).timeIntervalSince1970.rounded(.up)
        let old = offset(Date(timeIntervalSince1970: before))
        while after - before > 1 {
            let middle = ((before + after) / 2).rounded(.down)
            if offset(Date(timeIntervalSince1970: middle)) == old { before = middle } else { after = middle }
        }
        return Date(timeIntervalSince1970: after)
    }
}

extension SchoolTime {
    /// Returns whether the school may locate people at that time.
    public func isLawful(_ instant: Date) -> Bool { lawfulSpan(of: day(at: instant))?.contains(instant) ?? false }

    /// Returns since when, within a span, the school has been allowed to locate people without a break; nil if it is
    /// not at the end.
    public func lawfulSince(_ start: Date, until end: Date) -> Date? {
        guard isLawful(end) else { return nil }
        var (since, instant): (Date?, Date) = (isLawful(start) ? start : nil, start)
        while let change = lawfulChange(after: instant), change <= end {
            // If one day's hours end as the next day's begin, there is no break.
            since = isLawful(change) ? since ?? change : nil
            instant = change
        }
        return since
    }

    /// Returns the lawful hours of a day; nil if it has none.
    private func lawfulSpan(of day: CivilDay) -> Range<Date>? {
        guard let hours = lawfulHours[day.weekday] else { return nil }
        let (opens, closes) = (instant(minutes: hours.lowerBound, of: day), instant(minutes: hours.upperBound, of: day))
        return opens < closes ? opens..<closes : nil
    }

    /// Returns when lawful hours begin or end next; nil if that is more than a week away.
    func lawfulChange(after instant: Date) -> Date? {
        let today = day(at: instant)
        return (0...7).lazy.compactMap { lawfulSpan(of: today.adding($0)) }
            .flatMap { [$0.lowerBound, $0.upperBound] }.first { $0 > instant }
    }
}
