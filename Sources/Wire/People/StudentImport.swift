public import Foundation

/// Creates accounts without passwords for many students at once, from comma-separated values (RFC 4180), and updates
/// the students who already have accounts: either all or none.
///
/// The first line names the columns, in any order: `email`, `first_name`, `last_name` and optionally `groups`, the
/// names of groups separated by `|`. Their usual names in English, Danish and German are accepted too, ignoring case,
/// such as E-mail, Fornavn, Nachname, Klasse. Other columns are ignored, with a note. The separator is the comma,
/// semicolon or tab that the first line uses, or the one that a preceding line `sep=;` names. A quoted cell may contain
/// separators, line breaks and doubled quotes. Empty lines are ignored. `users.csv` of OneRoster is recognised: its
/// students are imported, and each row that is skipped has a note.
///
/// A student whose e-mail address already has an account keeps it, gets the name in the table and, if the cell of
/// groups is not empty, its groups in place of all previous ones. A table has at most 5,000 students, and the size
/// limit of requests applies.
public struct ImportStudents: Request {
    public static let type = RequestType.adminImportStudents
    public static let callers: Callers = .admin
    public static let confirmation: Confirmation = .sometimes("with `issue_codes`")
    public static let bodyLimit = BodyLimit.large

    /// The table as text; it may begin with a byte order mark.
    public let csv: String
    /// True, or absent, to check for problems without changing anything. False imports the table; if it has problems,
    /// the request is refused with the first one.
    public let dryRun: Bool?
    /// Whether to issue a one-time code for each new student, as with `admin.issue_claim_code`. A dry run issues none.
    public let issueCodes: Bool?
    /// Whether to create missing groups; otherwise they are problems.
    public let createGroups: Bool?

    public var needsConfirmation: Bool { issueCodes == true }

    public struct Reply: Codable, Sendable {
        /// The number of rows of the table after its first line, without those that are empty or skipped.
        public let students: Int
        /// Whether they were imported.
        public let imported: Bool
        /// How many of them are new.
        public var created: Int = 0
        /// How many of the existing students get another name or other groups.
        public var changed: Int = 0
        /// The problems of the table, ordered by line; empty if it was imported. After a thousand problems, one more
        /// states that there are others.
        public var problems: [ImportProblem] = []
        /// What was skipped, and how the table was read, ordered by line.
        public var notes: [ImportProblem] = []
        /// The names of missing groups, in order; `create_groups` creates them.
        public var missingGroups: [String] = []
        /// The codes of the new students, in the order of the table, if requested.
        public let codes: [ClaimCodeRecord]?
        /// When the codes expire.
        public let codesExpireAt: Date?
    }
}
