import Devices
import Foundation
import Locks
import Phrases
import Postgres
import Store
import Vocabulary
import Wire

enum BookingHandlers {
    static func book(_ arguments: BookRoom, _ context: HandlerContext) async throws -> BookRoom.Reply {
        let person = try context.person()
        let number = try Check.text(arguments.roomNumber, "room_number", limit: 45)
        let named = try guests(arguments.invited ?? [])
        let settings = try await context.settings()
        let time = try BookingTime(arguments, settings, at: context.now)
        let order = BookingRepository.Order(
            from: time.from, until: time.until, title: try Check.text(arguments.title, "title", limit: 100))
        let id = try await context.change(.roomBooked, details: { ["booking_id": String($0)] }) { transaction in
            let bookings = BookingRepository(transaction)
            let room = try await bookings.holdRoom(number)
            let use = try await RoomRepository(transaction).use(of: room)
            guard use.bookableBy.contains(person.classification) else {
                throw Refusal(.notAllowed, .roomBookingNotAllowed)
            }
            let invited = try await bookings.guests(named).filter { $0.id != person.id }
            let rules = BookingRules(use, settings)
            if let refusal = rules.refusal(
                from: order.from, until: order.until, people: invited.count + 1, at: context.now)
            {
                throw Refusal(refusal, rules)
            }
            guard try await bookings.countOpen(of: person.id, at: context.now) < settings.bookingOpen else {
                throw Refusal(
                    .cannotBeDone, .tooManyBookings(settings.bookingOpen))
            }
            return try await bookings.create(
                order, of: room, by: person.id, inviting: invited, at: context.now)
        }
        return BookRoom.Reply(bookingID: id, from: order.from, to: order.until)
    }

    static func edit(_ arguments: EditBooking, _ context: HandlerContext) async throws -> EditBooking.Reply {
        let found = try await find(arguments.bookingID, context)
        // Invited people may open the room's locks.
        if found.subject != nil, arguments.invited != nil { try context.requireConfirmation() }
        let named = try arguments.invited.map(guests)
        let title = try arguments.title == "" ? "" : Check.text(arguments.title, "title", limit: 100)
        let settings = try await context.settings()
        let order = try await context.change(.bookingEdited, subject: found.subject, found.details) { transaction in
            let bookings = BookingRepository(transaction)
            let room = try await bookings.holdRoom(found.booking.roomNumber)
            let booking = try await running(found.booking.id, bookings, context)
            let time = try BookingTime(arguments, of: booking, settings, at: context.now)
            let invited = try await named.asyncMap(bookings.guests)?.filter { $0.id != booking.booker.id }
            let use = try await RoomRepository(transaction).use(of: room)
            let rules = BookingRules(use, settings)
            guard
                time == BookingTime(from: booking.from, until: booking.until)
                    || use.bookableBy.contains(booking.booker.classification)
            else { throw Refusal(.notAllowed, .roomBookingNotAllowed) }
            try check(time, of: booking, people: 1 + (invited?.count ?? booking.invited.count), rules, at: context.now)
            let order = BookingRepository.Order(
                from: time.from, until: time.until, title: title == "" ? nil : title ?? booking.title)
            try await bookings.edit(booking.id, order, inviting: invited)
            return order
        }
        return EditBooking.Reply(bookingID: arguments.bookingID, from: order.from, to: order.until)
    }

    static func cancel(_ arguments: CancelBooking, _ context: HandlerContext) async throws -> EmptyReply {
        let found = try await find(arguments.bookingID, context)
        try await context.change(.bookingCancelled, subject: found.subject, found.details) { transaction in
            let bookings = BookingRepository(transaction)
            let booking = try await running(found.booking.id, bookings, context)
            try await bookings.cancel(
                booking.id, because: found.subject == nil ? .booker : .admin, at: context.now)
        }
        return EmptyReply()
    }

    /// A booking whose time does not change stays valid, even if the rules have changed since.
    private static func check(
        _ time: BookingTime, of booking: Booking, people: Int, _ rules: BookingRules, at now: Date
    ) throws {
        var rules = rules
        if people <= booking.invited.count + 1 { rules.capacity = nil }
        if time == BookingTime(from: booking.from, until: booking.until) {
            guard rules.capacity.map({ people <= $0 }) ?? true else { throw Refusal(.tooManyPeople, rules) }
        } else if let refusal = rules.refusal(
            from: time.from, until: time.until, people: people, begun: booking.from, at: now)
        {
            throw Refusal(refusal, rules)
        }
    }
}

extension BookingHandlers {
    /// A booking that the caller may change, and the booker as the audit's subject if it is another person's.
    private struct Found {
        let booking: Booking
        let subject: Int64?

        var details: [String: String] { ["booking_id": String(booking.id)] }
    }

    /// Throws `Refusal` as for a missing booking if it is another person's.
    private static func find(_ id: Int64, _ context: HandlerContext) async throws -> Found {
        let person = try context.person()
        let list = try await BookingRepository(context.services.pool).list(
            Booking.Filter(id: id), ListQuery(limit: 1), at: context.now)
        guard let booking = list.rows.first,
            booking.booker.id == person.id || person.classification == .admin
        else { throw BookingRepository.missing(id) }
        return Found(booking: booking, subject: booking.booker.id == person.id ? nil : booking.booker.id)
    }

    /// The current state of the booking. Throws `Refusal` if it is over.
    private static func running(
        _ id: Int64, _ bookings: BookingRepository, _ context: HandlerContext
    ) async throws -> Booking {
        let list = try await bookings.list(Booking.Filter(id: id), ListQuery(limit: 1), at: context.now)
        guard let booking = list.rows.first else { throw BookingRepository.missing(id) }
        guard booking.state == .booked, booking.until > context.now else {
            throw Refusal(.cannotBeDone, .bookingOver)
        }
        return booking
    }

    private static func guests(_ named: [PersonReference]) throws -> [Person.Reference] {
        guard named.count <= 100 else {
            throw Refusal(.badArguments, .argumentNamesTooMany("invited", 100), argument: "invited")
        }
        return try named.map { reference in
            switch reference {
            case .number(let number): .id(number)
            case .email(let email): .email(try Check.text(email, "invited", limit: Check.TextRule.maxEmailLength))
            }
        }
    }
}

extension Optional {
    fileprivate func asyncMap<Result>(_ transform: (Wrapped) async throws -> Result) async throws -> Result? {
        if let self { try await transform(self) } else { nil }
    }
}
