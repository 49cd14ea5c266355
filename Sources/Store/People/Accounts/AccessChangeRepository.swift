public import Foundation
public import Postgres

/// A change that an admin can make to a person's access.
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
    /// A change that the person has not read yet.
    public struct Unread: Equatable, Sendable {
        public let id: Int64
        public let at: Date
        public let change: String
        /// The first name of the admin who made it; nil once they are erased.
        public let firstName: String?
        public let lastName: String?
    }
}

/// Changes that admins made to people's access, kept until the person has read them.
public struct AccessChangeRepository: Sendable {
    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    /// Stores changes, except those that people made to their own access.
    public func note(_ changes: [AccessChange], of person: Int64, by actor: Int64, at now: Date) async throws {
        guard person != actor, !changes.isEmpty else { return }
        try await database.query(
            """
            insert into access_change (person_id, changed_at, changed_by, change)
            select \(person), \(now), \(actor), change from unnest(\(changes.map(\.rawValue))) change
            """)
    }

    /// Stores for the staff among these people that their groups changed, because the groups determine whom they see.
    public func noteGroups(of people: [Int64], by actor: Int64, at now: Date) async throws {
        try await database.query(
            """
            insert into access_change (person_id, changed_at, changed_by, change)
            select person_id, \(now), \(actor), \(AccessChange.groups.rawValue) from person
            where person_id = any(\(people)) and classification = 'staff' and person_id <> \(actor)
            """)
    }

    /// Returns the members of a group.
    public func members(of group: Int64) async throws -> [Int64] {
        try await database.query("select person_id from group_member where group_id = \(group)").map {
            try $0.decode(0)
        }
    }

    /// Returns the unread changes, the oldest first, at most a thousand.
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

    /// Marks all changes up to this one as read.
    public func markRead(through id: Int64, of person: Int64) async throws {
        try await database.query(
            "delete from access_change where person_id = \(person) and access_change_id <= \(id)")
    }
}
