import Devices
import Foundation
import Locks
import Phrases
import Store
import Vocabulary
import Wire

/// The start and end of the time for which a room is wanted.
struct BookingTime: Equatable {
    let from: Date
    let until: Date

    init(from: Date, until: Date) {
        self.from = from
        self.until = until
    }

    /// Reads the time of a new booking. Throws `Refusal`.
    init(_ arguments: BookRoom, _ settings: SiteSettings, at now: Date) throws {
        let time = SchoolTime(settings)
        // A booking may still begin in the current step.
        let begun = now - TimeInterval(settings.bookingStep * 60)
        from = try arguments.from.resolved("from", after: begun, time, at: now)
        guard let until = try Self.end(arguments.to, arguments.minutes, after: from, time, at: now) else {
            throw Refusal(.badArguments, .oneArgumentOfTwoNeeded("to", "minutes"), argument: "to")
        }
        self.until = until
    }

    /// Values that are not given are kept; without a new end the duration stays the same. Throws `Refusal`.
    init(_ arguments: EditBooking, of booking: Booking, _ settings: SiteSettings, at now: Date) throws {
        let time = SchoolTime(settings)
        let begun = now - TimeInterval(settings.bookingStep * 60)
        from = try arguments.from?.resolved("from", after: begun, time, at: now) ?? booking.from
        guard from == booking.from || booking.from > now else {
            throw Refusal(.cannotBeDone, .bookingBegun, argument: "from")
        }
        until =
            try Self.end(arguments.to, arguments.minutes, after: from, time, at: now)
            ?? from + booking.until.timeIntervalSince(booking.from)
    }

    private static func end(
        _ to: SchoolInstant?, _ minutes: Int?, after from: Date, _ time: SchoolTime, at now: Date
    ) throws -> Date? {
        switch (to, try Check.range(minutes, "minutes", 1...1_440)) {
        case (nil, nil): nil
        case (let to?, nil): try to.resolved("to", after: from, time, at: now)
        case (nil, let minutes?): from + TimeInterval(minutes * 60)
        case (.some, .some):
            throw Refusal(.badArguments, .oneArgumentOfTwoNeeded("to", "minutes"), argument: "to")
        }
    }
}

extension BookingRules {
    init(_ use: RoomUse, _ settings: SiteSettings) {
        self.init(
            step: settings.bookingStep, maximum: settings.bookingLongest, ahead: settings.bookingAhead,
            hours: use.hours, capacity: use.capacity, time: SchoolTime(settings))
    }
}

extension Refusal {
    /// The reason why a room cannot be booked.
    init(_ refusal: BookingRefusal, _ rules: BookingRules) {
        switch refusal {
        case .backwards: self.init(.badArguments, .bookingEndsBeforeBeginning, argument: "to")
        case .past: self.init(.cannotBeDone, .bookingInPast, argument: "from")
        case .offStep:
            self.init(
                .cannotBeDone, .bookingNotAtStep(rules.step),
                argument: "from")
        case .tooLong: self.init(.cannotBeDone, .bookingTooLong(rules.maximum), argument: "to")
        case .tooFarAhead:
            self.init(.cannotBeDone, .bookingTooFarAhead(rules.ahead), argument: "from")
        case .outsideHours: self.init(.cannotBeDone, .bookingHoursClosed)
        case .tooManyPeople:
            self.init(.cannotBeDone, .roomTooSmall(rules.capacity ?? 0), argument: "invited")
        }
    }
}
