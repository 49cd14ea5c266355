public import Foundation

/// Makes accounts without passwords for many students at once, from comma-separated values (RFC 4180), and brings the
/// students up to date who have accounts: all or none.
///
/// The first line names the columns, in any order: `email`, `first_name`, `last_name` and, if wanted, `groups`, the
/// names of groups with `|` between them. Their usual names in English, Danish and German do as well, in any case, such
/// as E-mail, Fornavn, Nachname, Klasse. Other columns are passed over, with a note. Commas, semicolons or tabs
/// stand between cells, whichever the first line has, or what a line `sep=;` before it says. A cell may be quoted, and
/// then hold any of these, line ends and doubled quotes. Empty lines are passed over. `users.csv` of OneRoster is read
/// as what it is: its students are imported, and each row that is passed over has a note.
///
/// A student whose e-mail address has an account keeps it, and gets the name of the table and, if the cell of groups is
/// not empty, its groups in place of all others. A table has at most 5,000 students, and the whole request no more
/// bytes than any other.
public struct ImportStudents: Request {
    public static let type = RequestType.adminImportStudents

    /// The table as text; a byte order mark before it does no harm.
    public let csv: String
    /// Only looks for problems and changes nothing; so does a request that does not say. False imports, and is refused
    /// with the first problem where there is any.
    public let dryRun: Bool?
    /// Whether each new student gets a one-time code, as with `admin.issue_claim_code`. A dry run makes none.
    public let issueCodes: Bool?
    /// Whether groups that are not there are made; without it they are problems.
    public let createGroups: Bool?

    public var needsConfirmation: Bool { issueCodes == true }

    /// What comes back.
    public struct Reply: Codable, Sendable {
        /// Rows of the table that are not empty, under its first line, without those that are passed over.
        public let students: Int
        /// Whether they have accounts now.
        public let imported: Bool
        /// How many of them are new.
        public var created: Int = 0
        /// How many of those who have accounts get another name or other groups.
        public var changed: Int = 0
        /// What is wrong with the table, by lines; nothing if it was imported. After a thousand problems one more
        /// says that there are others.
        public var problems: [ImportProblem] = []
        /// What was passed over, and how the table was read, by lines.
        public var notes: [ImportProblem] = []
        /// Names of groups that are not there, in order; `create_groups` makes them.
        public var missingGroups: [String] = []
        /// Of those who are new, in the order of the table, where they were asked for.
        public let codes: [ClaimCodeRecord]?
        /// Until when the codes hold.
        public let codesExpireAt: Date?
    }
}

/// One thing that is wrong with a table that was to be imported, or that is to be known of it.
public struct ImportProblem: Codable, Equatable, Sendable {
    /// The line of the table on which the row begins, from 1.
    public let line: Int
    /// The column it is about; nil if it is about the row or the whole table.
    public let column: String?
    /// A sentence for a person.
    public let reason: String
}

/// A one-time code with which the owner of an account takes it over.
public struct ClaimCodeRecord: Codable, Equatable, Sendable {
    public let email: String
    /// Shown once: only its hash is kept.
    public let code: String
}
