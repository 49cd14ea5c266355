public import Foundation
import Postgres
public import Vocabulary
public import Wire

extension BookingRepository {
    /// A selection of rooms.
    public struct RoomFilter: Sendable {  // generated: init
        public var from: Date
        public var to: Date
        /// Only rooms for at least this many people.
        public var capacity: Int?
        /// The type, ignoring case.
        public var type: String?
        /// Only rooms that people of this classification may book; nil for rooms that any person may book.
        public var bookableBy: Classification?
    }

    /// The maximum number of taken times returned for each room.
    private static let maxTaken = 500

    /// Returns the rooms, those that are free for the whole time first.
    /// - Parameter person: the caller.
    public func rooms(
        _ filter: RoomFilter, for person: Int64, _ list: ListQuery
    ) async throws -> Listing<BookableRoom> {
        let found = try await database.listing(
            "room_id, room_number, zone_name, description, \(RoomUse.columns)",
            order: "is_taken, lower(room_number), room_id", list,
            decode: BookableRoom.init
        ) { part in
            """
            select \(unescaped: part.columns)
            from room join zone using (zone_id) cross join lateral (
                select exists (
                    select from booking where booking.room_id = room.room_id and state = 'booked'
                        and span && tstzrange(\(filter.from), \(filter.to)))
                ) as wanted (is_taken)
            where retired_at is null and cardinality(bookable_by) > 0
                and (\(filter.bookableBy)::text is null or \(filter.bookableBy) = any(bookable_by))
                and (\(filter.capacity)::bigint is null or capacity >= \(filter.capacity))
                and (\(filter.type)::text is null or lower(room_type) = lower(\(filter.type)))
                and strpos(
                    searchable(concat_ws(' ', room_number, zone_name, description)), searchable(\(list.search))) > 0
            \(unescaped: part.order) limit \(part.limit) offset \(part.offset)
            """
        }
        let taken = try await taken(found.rows.map(\.id), from: filter.from, to: filter.to, for: person)
        return Listing(
            rows: found.rows.map { room in
                var room = room
                room.taken = taken[room.id] ?? []
                return room
            }, total: found.total)
    }

    /// Returns the times at which rooms are taken, by room, in order of time.
    public func taken(
        _ rooms: [Int64], from: Date, to: Date, for person: Int64
    ) async throws -> [Int64: [TakenRecord]] {
        let rows = try await database.query(
            """
            select wanted.room_id, from_at, until_at, case when booking.person_id = \(person) or exists (
                select from booking_invited where booking_invited.booking_id = booking.booking_id
                    and booking_invited.person_id = \(person)) then booking_id end
            from unnest(\(rooms)) as wanted (room_id) cross join lateral (
                select * from booking where booking.room_id = wanted.room_id and state = 'booked'
                    and span && tstzrange(\(from), \(to))
                order by from_at limit \(Self.maxTaken)) booking
            order by wanted.room_id, from_at
            """)
        return try rows.reduce(into: [:]) { taken, row in
            let (room, from, until, own) = try row.decode((Int64, Date, Date, Int64?).self)
            taken[room, default: []].append(TakenRecord(from: from, to: until, bookingID: own))
        }
    }

    /// Returns the room in use with a number that people of a classification may book; nil if absent.
    /// - Parameter classification: nil to accept any room, bookable or not.
    public func room(_ number: String, bookableBy classification: Classification?) async throws -> Int64? {
        try await database.query(
            """
            select room_id from room where lower(room_number) = lower(\(number)) and retired_at is null
                and (\(classification)::text is null or \(classification) = any(bookable_by))
            """
        ).first?.decode(0)
    }
}
