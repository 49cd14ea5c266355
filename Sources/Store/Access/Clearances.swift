import Devices
public import Foundation
public import Locks
import Phrases
public import Postgres

/// The right of a person, or of the members of a group, to enter a room regardless of their level.
public struct StoredClearance: Equatable, Sendable {
    public let id: Int64
    public let roomNumber: String
    public let zoneName: String
    /// Nil if it belongs to a group.
    public let person: Person?
    /// Nil if it belongs to a person.
    public let groupID: Int64?
    public let groupName: String?
    public let terms: ClearanceTerms
    public let createdAt: Date
}

/// The holder of a clearance.
public enum ClearanceOwner: Equatable, Sendable {
    case person(Person.Reference)
    case group(Int64)
    /// A group by name, ignoring case.
    case groupNamed(String)
}

/// The clearances of people and groups for rooms.
public struct ClearanceRepository: Sendable {
    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    /// Returns clearances whose room, group, person's name or address contains the search text.
    /// - Parameters:
    ///   - room: only for the room with this number.
    ///   - person: only those of this person and of their groups.
    public func list(room: String?, person: Int64?, _ list: ListQuery) async throws -> Listing<StoredClearance> {
        try await database.listing(
            """
            clearance_id, room_number, zone_name, person_id, email, first_name, last_name, classification, group_id,
            group_name, \(ClearanceTerms.columns), clearance.created_at
            """, order: "lower(room_number), lower(coalesce(group_name, last_name)), clearance_id", list,
            decode: StoredClearance.init
        ) { part in
            """
            select \(unescaped: part.columns)
            from clearance join room using (room_id) join zone using (zone_id)
                left join person using (person_id) left join school_group using (group_id)
            where (\(room)::text is null or lower(room_number) = lower(\(room)))
                and (\(person)::bigint is null or person_id = \(person) or group_id in (
                    select group_member.group_id from group_member where group_member.person_id = \(person)))
                and strpos(searchable(concat_ws(' ', room_number, group_name, first_name, last_name, email)),
                    searchable(\(list.search))) > 0
            \(unescaped: part.order) limit \(part.limit) offset \(part.offset)
            """
        }
    }

    /// Grants a clearance, which replaces one that the same holder had for the room. Returns the holder if it is a
    /// person. Throws `Refusal` if there is no such room or holder.
    public func add(
        _ owner: ClearanceOwner, _ terms: ClearanceTerms, to room: String, at now: Date
    ) async throws -> Int64? {
        try await database.requireRoom(room)
        let (person, group) = try await find(owner)
        let made = try await database.query(
            """
            insert into clearance (
                room_id, person_id, group_id, from_day, until_day, weekdays, from_minute, until_minute, created_at)
            select room_id, \(person), \(group), \(terms.from?.description)::text::date,
                \(terms.until?.description)::text::date, \(terms.days), \(terms.hours?.lowerBound),
                \(terms.hours?.upperBound), \(now)
            from room where lower(room_number) = lower(\(room)) and retired_at is null
            on conflict on constraint clearance_key do update set
                from_day = excluded.from_day, until_day = excluded.until_day, weekdays = excluded.weekdays,
                from_minute = excluded.from_minute, until_minute = excluded.until_minute,
                created_at = excluded.created_at
            returning room_id
            """)
        try await RowLimit.clearancesOfRoom.check(made.first?.decode(0), in: database)
        try await RowLimit.clearancesOfPerson.check(person, in: database)
        try await RowLimit.clearancesOfGroup.check(group, in: database)
        return person
    }

    /// Removes a clearance. Returns the holder if it is a person. Throws `Refusal` if there is no such room, holder
    /// or clearance.
    public func remove(_ owner: ClearanceOwner, from room: String) async throws -> Int64? {
        try await database.requireRoom(room)
        let (person, group) = try await find(owner)
        let rows = try await database.query(
            """
            delete from clearance using room
            where clearance.room_id = room.room_id and lower(room_number) = lower(\(room)) and retired_at is null
                and person_id is not distinct from \(person) and group_id is not distinct from \(group)
            returning clearance_id
            """)
        guard !rows.isEmpty else { throw Refusal.notFound(.noSuchClearance) }
        return person
    }

    private func find(_ owner: ClearanceOwner) async throws -> (person: Int64?, group: Int64?) {
        switch owner {
        case .person(let reference):
            guard let person = try await PersonRepository(database).find(reference) else {
                throw Refusal.notFound(.noSuchPerson)
            }
            return (person.id, nil)
        case .group(let id):
            return (nil, try await find("select group_id from school_group where group_id = \(id)", "\(id)"))
        case .groupNamed(let name):
            return (
                nil, try await find("select group_id from school_group where lower(group_name) = lower(\(name))", name)
            )
        }
    }

    private func find(_ query: Query, _ name: String) async throws -> Int64 {
        guard let row = try await database.query(query).first else {
            throw Refusal.notFound(.noGroupNamedCreateFirst(name))
        }
        return try row.decode(0)
    }
}

extension ClearanceTerms {
    /// The days of the week by number; 1 is Monday.
    fileprivate var days: [Int32] {
        Weekday.allCases.enumerated().filter { weekdays.contains($1) }.map { Int32($0.offset + 1) }
    }

    /// The columns; days are numbered from 1970.
    static let columns = """
        from_day - date '1970-01-01' as from_day, until_day - date '1970-01-01' as until_day, weekdays, from_minute,
        until_minute
        """

    init(_ row: Row) throws {
        let (from, until): (Int?, Int?) = (try row.decode("from_day"), try row.decode("until_day"))
        let days = try row.decode("weekdays", as: [Int].self)
        let (first, last): (Int?, Int?) = (try row.decode("from_minute"), try row.decode("until_minute"))
        self.init(
            from: from.map { CivilDay(number: $0) }, until: until.map { CivilDay(number: $0) },
            weekdays: Set(Weekday.allCases.enumerated().filter { days.contains($0.offset + 1) }.map(\.element)),
            hours: first.flatMap { first in last.map { first..<$0 } })
    }
}

extension StoredClearance {
    fileprivate init(_ row: Row) throws {
        let person: Int64? = try row.decode("person_id")
        let group: Int64? = try row.decode("group_id")
        id = try row.decode("clearance_id")
        roomNumber = try row.decode("room_number")
        zoneName = try row.decode("zone_name")
        self.person = try person.map { person in
            Person(
                id: person, email: try row.decode("email"), firstName: try row.decode("first_name"),
                lastName: try row.decode("last_name"), classification: try row.decode("classification"))
        }
        groupID = group
        groupName = try row.decode("group_name")
        terms = try ClearanceTerms(row)
        createdAt = try row.decode("created_at")
    }
}
