public import Foundation
public import Postgres

/// What an admin can change of a person's access.
public enum AccessChange: String, CaseIterable, Sendable {
    case password
    case totpRemoved = "totp_removed"
    case claimCode = "claim_code"
    case email
    case classification
    case disabled
    case enabled
    case zones
    case groups
}

extension AccessChange {
    /// A change that its person has not read yet.
    public struct Unread: Equatable, Sendable {
        public let id: Int64
        public let at: Date
        public let change: String
        /// Of who made it; nil once they are erased.
        public let firstName: String?
        public let lastName: String?
    }
}

/// What admins changed of people's access, kept until each has read it.
public struct AccessChangeRepository: Sendable {
    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    /// Notes changes; what people change of their own access they know.
    public func note(_ changes: [AccessChange], of person: Int64, by actor: Int64, at now: Date) async throws {
        guard person != actor, !changes.isEmpty else { return }
        try await database.query(
            """
            insert into access_change (person_id, changed_at, changed_by, change)
            select \(person), \(now), \(actor), change from unnest(\(changes.map(\.rawValue))) change
            """)
    }

    /// Notes for the staff among these people that their groups changed: those say whom they see.
    public func noteGroups(of people: [Int64], by actor: Int64, at now: Date) async throws {
        try await database.query(
            """
            insert into access_change (person_id, changed_at, changed_by, change)
            select person_id, \(now), \(actor), \(AccessChange.groups.rawValue) from person
            where person_id = any(\(people)) and classification = 'staff' and person_id <> \(actor)
            """)
    }

    /// Those who belong to a group.
    public func members(of group: Int64) async throws -> [Int64] {
        try await database.query("select person_id from group_member where group_id = \(group)").map {
            try $0.decode(0)
        }
    }

    /// The oldest first, a thousand at most.
    public func unread(of person: Int64) async throws -> [AccessChange.Unread] {
        try await database.query(
            """
            select access_change_id, changed_at, change, first_name, last_name
            from access_change left join person on person.person_id = changed_by
            where access_change.person_id = \(person) order by access_change_id limit 1000
            """
        ).map { row in
            let (id, at, change, first, last) = try row.decode((Int64, Date, String, String?, String?).self)
            return AccessChange.Unread(id: id, at: at, change: change, firstName: first, lastName: last)
        }
    }

    /// The person has read all up to this one.
    public func markRead(through id: Int64, of person: Int64) async throws {
        try await database.query(
            "delete from access_change where person_id = \(person) and access_change_id <= \(id)")
    }
}
