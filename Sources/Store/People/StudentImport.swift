public import Foundation
import Phrases
public import Postgres

extension StudentImport {
    /// A student in a table, who is to get an account.
    public struct Student: Equatable, Sendable {  // generated: init
        /// The line in the table, from 1.
        public let line: Int
        public let email: String
        public let firstName: String
        public let lastName: String
        /// The names of groups, ignoring case.
        public var groups: [String] = []
    }
}

/// Creates accounts for many students, and updates existing ones, in a few statements for all of them.
public struct StudentImport: Sendable {
    /// Why a student cannot get an account.
    public enum Obstacle: Equatable, Sendable {
        /// A person who is not a student has the e-mail address.
        case known
        /// Another student on an earlier line has the same address.
        case repeated(line: Int)
        case noGroup(String)
    }

    let database: any Querying
    let students: [StudentImport.Student]

    public init(_ students: [StudentImport.Student], in database: some Querying) {
        self.students = students
        self.database = database
    }

    /// Returns obstacles found in the database: first addresses by line, then groups by line.
    /// - Parameters:
    ///   - limit: the maximum for each of the two; a table can name a hundred thousand nonexistent groups.
    ///   - createsGroups: whether a nonexistent group is not an obstacle.
    public func obstacles(limit: Int, createsGroups: Bool) async throws -> [(line: Int, obstacle: Obstacle)] {
        let missing = createsGroups ? [] : Set(try await missingGroups())
        let named = students.lazy.flatMap { student in student.groups.lazy.map { (student.line, $0) } }
        let absent = named.filter { missing.contains($0.1) }.prefix(limit)
        return try await addressesInUse(limit: limit) + absent.map { (line: $0.0, obstacle: .noGroup($0.1)) }
    }

    /// Compares addresses in the database, whose comparison is decisive.
    private func addressesInUse(limit: Int) async throws -> [(line: Int, obstacle: Obstacle)] {
        let rows = try await database.query(
            """
            with wanted as (
                select line, lower(email) as address, min(line) over (partition by lower(email)) as first_line
                from unnest(\(students.map { Int64($0.line) }), \(students.map(\.email))) table_row (line, email)
            )
            select line, first_line, is_known from wanted, lateral (
                select exists (
                    select from person where lower(email) = address and classification <> 'student') as is_known
            ) known
            where first_line < line or is_known
            order by line
            limit \(limit)
            """)
        return try rows.map { row in
            let (line, first, isKnown) = try row.decode((Int, Int, Bool).self)
            return (line, isKnown ? .known : .repeated(line: first))
        }
    }

    /// Returns the names of groups that do not exist, as spelled in the table, in order.
    public func missingGroups() async throws -> [String] {
        let names = Array(Set(students.flatMap(\.groups)))
        return try await database.query(
            """
            select name from unnest(\(names)) name
            where not exists (select from school_group where lower(group_name) = lower(name))
            order by lower(name), name
            """
        ).map { try $0.decode(0) }
    }

    /// What an import does, or would do.
    public struct Outcome: Equatable, Sendable {
        /// The students who get an account, by index in the table.
        public let created: [Int]
        /// The people whose name or groups change, by number.
        public let changed: [Int64]
        /// Those of them whose groups change.
        public let regrouped: [Int64]
    }

    /// Compares the table with the existing accounts. People without groups in the table keep theirs.
    public func outcome() async throws -> Outcome {
        let rows = try await database.query(
            """
            select place - 1, person_id,
                coalesce((person.first_name, person.last_name) <> (wanted.first_name, wanted.last_name), false)
            from unnest(\(students.map(\.email)), \(students.map(\.firstName)), \(students.map(\.lastName)))
                    with ordinality as wanted (email, first_name, last_name, place)
                left join person on lower(person.email) = lower(wanted.email)
            order by place
            """
        ).map { try $0.decode((Int, Int64?, Bool).self) }
        let (wanted, belongs) = (try await wantedGroups(), try await groups(of: rows.compactMap(\.1)))
        let regrouped = Set(
            rows.compactMap { place, person, _ in
                guard let person, let names = wanted[place], names != belongs[person, default: []] else { return nil }
                return person
            } as [Int64])
        return Outcome(
            created: rows.filter { $0.1 == nil }.map(\.0),
            changed: rows.filter { $0.2 || $0.1.map(regrouped.contains) == true }.compactMap(\.1),
            regrouped: rows.compactMap(\.1).filter(regrouped.contains))
    }

    /// Returns the groups that the table names for each student, by index. The database decides which names are equal.
    private func wantedGroups() async throws -> [Int: Set<String>] {
        let names = Array(Set(students.flatMap(\.groups)))
        let rows = try await database.query("select name, lower(name) from unnest(\(names)) name")
        let lowered = Dictionary(uniqueKeysWithValues: try rows.map { try $0.decode((String, String).self) })
        return students.indices.reduce(into: [:]) { wanted, place in
            let groups = students[place].groups.compactMap { lowered[$0] }
            if !groups.isEmpty { wanted[place] = Set(groups) }
        }
    }

    /// Returns the groups that people are in.
    private func groups(of people: [Int64]) async throws -> [Int64: Set<String>] {
        let rows = try await database.query(
            """
            select person_id, lower(group_name) from group_member join school_group using (group_id)
            where person_id = any(\(people))
            """
        ).map { try $0.decode((Int64, String).self) }
        return Dictionary(grouping: rows, by: \.0).mapValues { Set($0.map(\.1)) }
    }

    private var members: [(email: String, group: String)] {
        students.flatMap { student in student.groups.map { (student.email, $0) } }
    }

    /// Creates groups with these names, treating names that differ only in case as one; returns their numbers.
    public func create(groups names: [String]) async throws -> [Int64] {
        try await database.query(
            """
            insert into school_group (group_name)
            select min(name) from unnest(\(names)) name group by lower(name) order by lower(name)
            on conflict do nothing returning group_id
            """
        ).map { try $0.decode(0) }
    }

    /// Creates accounts without passwords, updates the others, and adds all to their groups; returns the numbers of the
    /// new people, in table order. Throws `Refusal` if an address was taken or a group was deleted since the check.
    public func run(_ outcome: Outcome, at now: Date) async throws -> [Int64] {
        let made = outcome.created.map { students[$0] }
        let rows = try await naming(PersonRepository.conflicts) {
            try await database.query(
                """
                insert into person (email, first_name, last_name, classification, created_at)
                select email, first_name, last_name, 'student', \(now)
                from unnest(\(made.map(\.email)), \(made.map(\.firstName)), \(made.map(\.lastName)))
                    with ordinality as wanted (email, first_name, last_name, place)
                order by place
                returning person_id
                """)
        }
        try await rename(outcome.changed)
        try await leave(outcome.regrouped)
        try await join()
        return try rows.map { try $0.decode(0) }
    }

    private func rename(_ people: [Int64]) async throws {
        try await database.query(
            """
            update person set first_name = wanted.first_name, last_name = wanted.last_name
            from unnest(\(students.map(\.email)), \(students.map(\.firstName)), \(students.map(\.lastName)))
                as wanted (email, first_name, last_name)
            where lower(person.email) = lower(wanted.email) and person_id = any(\(people))
                and (person.first_name, person.last_name) <> (wanted.first_name, wanted.last_name)
            """)
    }

    /// Removes people from groups in which the table no longer lists them.
    private func leave(_ people: [Int64]) async throws {
        try await database.query(
            """
            delete from group_member using person, school_group
            where group_member.person_id = any(\(people)) and person.person_id = group_member.person_id
                and school_group.group_id = group_member.group_id
                and not exists (
                    select from unnest(\(members.map(\.email)), \(members.map(\.group))) wanted (email, name)
                    where lower(wanted.email) = lower(person.email) and lower(name) = lower(group_name))
            """)
    }

    private func join() async throws {
        let rows = try await database.query(
            """
            with wanted as (
                select distinct lower(email) as address, lower(name) as name
                from unnest(\(members.map(\.email)), \(members.map(\.group))) member (email, name)
            ), found as (
                select group_id, person_id from wanted
                    join person on lower(email) = address join school_group on lower(group_name) = name
            ), joined as (
                insert into group_member (group_id, person_id) select group_id, person_id from found
                on conflict do nothing
            )
            select (select count(*) from wanted) = (select count(*) from found)
            """)
        guard try rows[0].decode(0, as: Bool.self) else {
            throw Refusal.conflict(.groupDeletedDuringImport)
        }
    }

    /// Stores a one-time code for each student; returns until when the codes are valid.
    /// - Parameter hashes: in the order of the students.
    public func issueCodes(hashes: [[UInt8]], at now: Date) async throws -> Date? {
        try await database.query(
            """
            insert into claim_code (person_id, code_hash, issued_at, expires_at)
            select person_id, code_hash, \(now), \(now) + make_interval(hours => claim_code_hours)
            from unnest(\(students.map(\.email)), \(hashes)) issued (address, code_hash)
                join person on lower(email) = lower(address), site
            returning expires_at
            """
        ).first?.decode(0)
    }
}
