public import Foundation
public import Postgres

extension StudentImport {
    /// A student who is to get an account, as a table says.
    public struct Student: Equatable, Sendable {
        /// Where the table says so, from 1.
        public let line: Int
        public let email: String
        public let firstName: String
        public let lastName: String
        /// Names of groups, in any case.
        public let groups: [String]

        public init(line: Int, email: String, firstName: String, lastName: String, groups: [String] = []) {
            self.line = line
            self.email = email
            self.firstName = firstName
            self.lastName = lastName
            self.groups = groups
        }
    }
}

/// Makes accounts for many students: a few statements for all of them together.
public struct StudentImport: Sendable {
    /// Why a student cannot get an account.
    public enum Obstacle: Equatable, Sendable {
        /// Somebody has the e-mail address already.
        case known
        /// Another student of the table has it, on a line before.
        case repeated(line: Int)
        case noGroup(String)
    }

    let database: any Querying
    let students: [StudentImport.Student]

    public init(_ students: [StudentImport.Student], in database: some Querying) {
        self.students = students
        self.database = database
    }

    /// What the database knows against them: addresses by lines, then groups by lines.
    /// - Parameter most: of each of the two; a table can name a hundred thousand groups that are not there.
    public func obstacles(most: Int) async throws -> [(line: Int, obstacle: Obstacle)] {
        let missing = try await missingGroups()
        let named = students.lazy.flatMap { student in student.groups.lazy.map { (student.line, $0) } }
        let absent = named.filter { missing.contains($0.1) }.prefix(most)
        return try await addressesInUse(most: most) + absent.map { (line: $0.0, obstacle: .noGroup($0.1)) }
    }

    /// Compared as the database compares them, which decides.
    private func addressesInUse(most: Int) async throws -> [(line: Int, obstacle: Obstacle)] {
        let rows = try await database.query(
            """
            with wanted as (
                select line, lower(email) as address, min(line) over (partition by lower(email)) as first_line
                from unnest(\(students.map { Int64($0.line) }), \(students.map(\.email))) table_row (line, email)
            )
            select line, first_line, exists (select from person where lower(email) = address) as is_known from wanted
            where first_line < line or exists (select from person where lower(email) = address)
            order by line
            limit \(most)
            """)
        return try rows.map { row in
            let (line, first, isKnown) = try row.decode((Int, Int, Bool).self)
            return (line, isKnown ? .known : .repeated(line: first))
        }
    }

    private func missingGroups() async throws -> Set<String> {
        let names = Array(Set(students.flatMap(\.groups)))
        return Set(
            try await database.query(
                """
                select name from unnest(\(names)) name
                where not exists (select from school_group where lower(group_name) = lower(name))
                """
            ).map { try $0.decode(0) })
    }

    /// Makes the accounts, without passwords, and puts them into their groups; returns their numbers.
    /// Throws `StoreError` where an address was taken or a group was deleted since they were looked at.
    public func run(at now: Date) async throws -> [Int64] {
        let rows = try await naming(PersonRepository.conflicts) {
            try await database.query(
                """
                insert into person (email, first_name, last_name, classification, created_at)
                select email, first_name, last_name, 'student', \(now)
                from unnest(\(students.map(\.email)), \(students.map(\.firstName)), \(students.map(\.lastName)))
                    with ordinality as wanted (email, first_name, last_name, place)
                order by place
                returning person_id
                """)
        }
        try await join()
        return try rows.map { try $0.decode(0) }
    }

    private func join() async throws {
        let members = students.flatMap { student in student.groups.map { (student.email, $0) } }
        let rows = try await database.query(
            """
            with wanted as (
                select distinct lower(email) as address, lower(name) as name
                from unnest(\(members.map(\.0)), \(members.map(\.1))) member (email, name)
            ), joined as (
                insert into group_member (group_id, person_id)
                select group_id, person_id from wanted
                    join person on lower(email) = address join school_group on lower(group_name) = name
                returning group_id
            )
            select (select count(*) from wanted) = (select count(*) from joined)
            """)
        guard try rows[0].decode(0, as: Bool.self) else {
            throw StoreError.conflict("A group has just been deleted. Nobody was imported.")
        }
    }

    /// Notes a one-time code for each of them; returns until when the codes hold.
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
