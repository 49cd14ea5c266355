import Devices
import Foundation
import Locks
import Phrases
import Postgres
import Store
import Vocabulary
import Wire

/// Lists of bookings and of free rooms.
enum BookingListHandlers {
    /// The maximum time for which free rooms are listed, in seconds: 31 days, and an hour more if clocks are put back.
    private static let maximum: TimeInterval = 31 * 86_400 + 3_600

    /// The limit is low because each room includes all times at which it is taken.
    private static let maxRooms = 50

    static func rooms(_ arguments: FindRooms, _ context: HandlerContext) async throws -> FindRooms.Reply {
        let (person, settings) = (try context.person(), try await context.settings())
        let time = SchoolTime(settings)
        let from = try arguments.from?.resolved("from", time, at: context.now) ?? context.now
        let to = try arguments.to?.resolved("to", after: from, time, at: context.now) ?? from + 3_600
        guard from < to, to.timeIntervalSince(from) <= maximum else {
            throw Refusal(.badArguments, .argumentNotWithinMonth("from", "to"), argument: "to")
        }
        let filter = BookingRepository.RoomFilter(
            from: from, to: to, capacity: try Check.range(arguments.capacity, "capacity", 1...10_000),
            type: try Check.text(arguments.roomType, "room_type", limit: 40),
            bookableBy: person.classification == .admin ? nil : person.classification)
        let list = try Check.list(arguments, maxOfPage: maxRooms)
        let found = try await context.inTurn {
            try await BookingRepository(context.services.pool).rooms(filter, for: person.id, list)
        }
        let shown = ShownHours(from: from, until: to, time)
        let end = list.offset + found.rows.count
        return FindRooms.Reply(
            rooms: found.rows.map { FreeRoomRecord($0, shown, for: person) }, total: found.total, from: from, to: to,
            timeZone: settings.timeZone,
            nextPage: found.rows.isEmpty || end >= found.total ? nil : list.offset / list.limit + 2)
    }

    static func own(_ arguments: GetBookings, _ context: HandlerContext) async throws -> GetBookings.Reply {
        let (person, pool) = (try context.person(), context.services.pool)
        let number = try Check.text(arguments.roomNumber, "room_number", limit: 45)
        let (from, to) = try await span(arguments.from, arguments.to, context)
        let bookings = BookingRepository(pool)
        let found = try await bookings.list(
            Booking.Filter(roomNumber: number, person: person.id, from: from, to: to), Check.list(arguments),
            at: context.now)
        var taken: [TakenRecord]?
        if let number {
            let isAdmin = person.classification == .admin
            // A caller who may not book the room learns neither when it is taken nor whether it exists.
            let room = try await bookings.room(number, bookableBy: isAdmin ? nil : person.classification)
            guard room != nil || found.total > 0 else { throw Refusal.notFound(.noRoomNumbered(number)) }
            if let room {
                let start = from ?? context.now
                let times = try await context.inTurn {
                    try await bookings.taken(
                        [room], from: start, to: max(start, to ?? start + 366 * 86_400), for: person.id)
                }
                taken = times[room] ?? []
            }
        }
        return GetBookings.Reply(
            bookings: found.rows.map { BookingRecord($0, for: person) }, total: found.total, taken: taken)
    }

    static func all(_ arguments: GetAllBookings, _ context: HandlerContext) async throws -> GetAllBookings.Reply {
        let person = try context.person()
        let (from, to) = try await span(arguments.from, arguments.to, context)
        let filter = Booking.Filter(
            id: arguments.bookingID, roomNumber: try Check.text(arguments.roomNumber, "room_number", limit: 45),
            person: arguments.personID, state: arguments.state, from: from, to: to)
        let found = try await BookingRepository(context.services.pool).list(
            filter, Check.list(arguments), at: context.now)
        let seen = Set(found.rows.flatMap { [$0.booker.id] + $0.invited.map(\.person.id) })
        if !seen.isEmpty { try await context.audit(.lookedAtBookings, subjects: .people(seen.sorted())) }
        return GetAllBookings.Reply(bookings: found.rows.map { BookingRecord($0, for: person) }, total: found.total)
    }

    private static func span(
        _ from: SchoolInstant?, _ to: SchoolInstant?, _ context: HandlerContext
    ) async throws -> (from: Date?, to: Date?) {
        let time = SchoolTime(try await context.settings())
        let from = try from?.resolved("from", time, at: context.now)
        let to = try to?.resolved("to", after: from ?? .distantPast, time, at: context.now)
        if let from, let to, to <= from {
            throw Refusal(.badArguments, .argumentBeforeStart("to", "from"), argument: "to")
        }
        return (from, to)
    }
}

extension FreeRoomRecord {
    /// - Parameter shown: the requested time in local hours.
    fileprivate init(_ room: BookableRoom, _ shown: ShownHours, for person: Person) {
        var takenUntil = room.taken.first?.to
        // Bookings may be adjacent: then the room is not free in between.
        for next in room.taken.dropFirst() where next.from == takenUntil { takenUntil = next.to }
        self.init(
            roomNumber: room.number, zoneName: room.zoneName, description: room.description, roomType: room.use.type,
            capacity: room.use.capacity, bookingHours: room.use.hours?.records,
            mayBook: room.use.bookableBy.contains(person.classification),
            free: room.taken.isEmpty && shown.lie(in: room.use.hours), takenUntil: takenUntil,
            taken: room.taken)
    }
}

extension BookingRecord {
    /// The booking as it is visible to its booker, an invited person or an admin.
    fileprivate init(_ booking: Booking, for person: Person) {
        let isMine = booking.booker.id == person.id
        let knowsAll = [.staff, .admin].contains(person.classification)
        let guests = booking.invited.map { guest in
            knowsAll || guest.isKnown ? BookingPerson(guest.person) : BookingPerson(personID: guest.person.id)
        }
        self.init(
            bookingID: booking.id, roomNumber: booking.roomNumber, zoneName: booking.zoneName, from: booking.from,
            to: booking.until, title: booking.title, state: booking.state, reason: booking.end,
            booker: BookingPerson(booking.booker), mine: isMine,
            invited: isMine || person.classification == .admin ? guests : nil, createdAt: booking.createdAt,
            noticedAt: booking.noticedAt, endedAt: booking.endedAt)
    }
}

extension BookingPerson {
    fileprivate init(_ person: Person) {
        self.init(personID: person.id, email: person.email, firstName: person.firstName, lastName: person.lastName)
    }
}
