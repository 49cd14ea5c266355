public import Devices
public import Foundation

/// What a school and a room ask of the person who books it.
public struct BookingRules: Equatable, Sendable {  // generated: init
    /// Bookings begin and end when the clocks show a multiple of so many minutes.
    public var step: Int = 5
    /// In minutes.
    public var maximum: Int = 240
    /// So many days ahead, that of the last among them.
    public var ahead: Int = 30
    /// When the room may be booked; nil for always.
    public var hours: OpenHours?
    /// How many people the room holds; nil if that was not said.
    public var capacity: Int?
    public var time: SchoolTime
}

/// Why a room cannot be booked for a time.
public enum BookingRefusal: Equatable, Sendable {
    /// It ends before it begins, or as it does.
    case backwards
    case past
    case offStep
    case tooLong
    case tooFarAhead
    case outsideHours
    case tooManyPeople
}

extension BookingRules {
    /// Why a time cannot be booked; nil if it can.
    /// - Parameters:
    ///   - people: the booker and the invited.
    ///   - begun: when a booking that is being changed began, or would; it need not lie ahead.
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

    /// The step that has begun may still be booked: a room is taken for now.
    private func isAhead(_ from: Date, of now: Date) -> Bool { from > now - TimeInterval(step * 60) }

    private func isOnStep(_ instant: Date) -> Bool {
        let seconds = instant.timeIntervalSince1970
        return seconds == (seconds / 60).rounded(.down) * 60 && time.minutes(at: instant).isMultiple(of: step)
    }
}
