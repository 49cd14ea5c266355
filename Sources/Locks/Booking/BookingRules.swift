public import Devices
public import Foundation

/// What a school and a room require of a booking.
public struct BookingRules: Equatable, Sendable {  // generated: init
    /// Bookings begin and end at multiples of this many minutes on the clock.
    public var step: Int = 5
    /// The maximum length, in minutes.
    public var maximum: Int = 240
    /// The number of days ahead on which a booking may begin, the last included.
    public var ahead: Int = 30
    /// When the room may be booked; nil for always.
    public var hours: OpenHours?
    /// The capacity of the room in people; nil if unknown.
    public var capacity: Int?
    public var time: SchoolTime
}

extension BookingRules {
    /// Returns why a time cannot be booked; nil if it can.
    /// - Parameters:
    ///   - people: the number of people: the booker and the invited.
    ///   - begun: the beginning of a booking that is being changed; it may lie in the past.
    public func refusal(
        from: Date, until: Date, people: Int, begun: Date? = nil, at now: Date
    ) -> BookingRefusal? {
        guard from < until else { return .backwards }
        guard until > now, from == begun || isAhead(from, of: now) else { return .past }
        guard from == begun || isOnStep(from), isOnStep(until) else { return .offStep }
        guard until.timeIntervalSince(from) <= TimeInterval(maximum * 60) else { return .tooLong }
        guard time.day(at: from).number - time.day(at: now).number <= ahead else { return .tooFarAhead }
        guard ShownHours(from: from, until: until, time).lie(in: hours) else { return .outsideHours }
        guard capacity.map({ people <= $0 }) ?? true else { return .tooManyPeople }
        return nil
    }

    /// The current step may still be booked, so that a room can be booked for now.
    private func isAhead(_ from: Date, of now: Date) -> Bool { from > now - TimeInterval(step * 60) }

    private func isOnStep(_ instant: Date) -> Bool {
        let seconds = instant.timeIntervalSince1970
        return seconds == (seconds / 60).rounded(.down) * 60 && time.minutes(at: instant).isMultiple(of: step)
    }
}
