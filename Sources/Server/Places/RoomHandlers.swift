import Beacon
import Devices
import Foundation
import Phrases
import Postgres
import Store
import Vocabulary
import Wire

enum RoomHandlers {
    static func list(
        _ arguments: GetRooms, _ database: some Querying, _ language: Language
    ) async throws -> GetRooms.Reply {
        let found = try await RoomRepository(database).list(Check.list(arguments, in: language))
        return GetRooms.Reply(rooms: found.rows, total: found.total)
    }

    static func create(_ arguments: CreateRoom, _ context: HandlerContext) async throws -> CreateRoom.Reply {
        let number = try Check.text(arguments.roomNumber, "room_number", limit: 45)
        let zone = try Check.text(arguments.zoneName, "zone_name", limit: 100)
        let description = try Check.description(arguments.description)
        var use = RoomUse()
        try use.take(
            arguments.requiredLevel, arguments.roomType, arguments.capacity, arguments.bookableBy,
            arguments.bookingHours)
        let id = try await context.change(.roomCreated, ["room_number": number, "zone_name": zone]) {
            let rooms = RoomRepository($0)
            let id = try await rooms.create(number: number, zoneName: zone, description: description)
            if use != RoomUse() { try await rooms.set(use, of: id) }
            return id
        }
        return CreateRoom.Reply(roomID: id)
    }

    static func edit(_ arguments: EditRoom, _ context: HandlerContext) async throws -> EmptyReply {
        let number = try Check.text(arguments.roomNumber, "room_number", limit: 45)
        let zone = try Check.text(arguments.zoneName, "zone_name", limit: 100)
        let description = try Check.description(arguments.description)
        try await context.change(.roomEdited, arguments.details) {
            let rooms = RoomRepository($0)
            try await rooms.edit(arguments.roomID, number: number, zoneName: zone, description: description)
            let old = try await rooms.use(of: arguments.roomID)
            var use = old
            use.lose(Set(arguments.without ?? []))
            try use.take(
                arguments.requiredLevel, arguments.roomType, arguments.capacity, arguments.bookableBy,
                arguments.bookingHours)
            if use != old { try await rooms.set(use, of: arguments.roomID) }
        }
        return EmptyReply()
    }

    static func delete(_ arguments: DeleteRoom, _ context: HandlerContext) async throws -> DeleteRoom.Reply {
        let retired = try await context.change(.roomDeleted, ["room_id": String(arguments.roomID)]) {
            try await BookingRepository($0).cancelAll(of: arguments.roomID, at: context.now)
            return try await RoomRepository.delete(arguments.roomID, at: context.now, in: $0)
        }
        return DeleteRoom.Reply(retired: retired)
    }
}

extension EditRoom {
    /// For the audit: changes of who may enter are recorded with their values.
    fileprivate var details: [String: String] {
        var details = ["room_id": String(roomID)]
        let isLost = without?.contains(.requiredLevel) ?? false
        details["required_level"] = requiredLevel.map { String($0) } ?? (isLost ? "none" : nil)
        details["bookable_by"] = bookableBy.map { $0.map(\.rawValue).joined(separator: " ") }
        return details
    }
}

extension RoomUse {
    /// The maximum number of spans of hours for a room.
    private static let maxSpans = 20

    /// Adopts the values that are given. Throws `Refusal`.
    fileprivate mutating func take(
        _ level: Int?, _ type: String?, _ capacity: Int?, _ bookableBy: [Classification]?, _ hours: [HoursRecord]?
    ) throws {
        if let level = try Check.range(level, "required_level", 0...9) { requiredLevel = level }
        if let type = try Check.text(type, "room_type", limit: 40) { self.type = type }
        if let capacity = try Check.range(capacity, "capacity", 1...10_000) { self.capacity = capacity }
        if let bookableBy { self.bookableBy = Set(bookableBy) }
        if let hours {
            self.hours = hours.isEmpty ? nil : try Check.hours(hours, "booking_hours", limit: Self.maxSpans)
        }
    }

    fileprivate mutating func lose(_ members: Set<RoomMember>) {
        if members.contains(.requiredLevel) { requiredLevel = nil }
        if members.contains(.roomType) { type = nil }
        if members.contains(.capacity) { capacity = nil }
        if members.contains(.bookingHours) { hours = nil }
    }
}
