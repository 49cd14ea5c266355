public import Foundation

/// Makes accounts without passwords for many students at once, from comma-separated values (RFC 4180): all or none.
///
/// The first line names the columns, in any order: `email`, `first_name`, `last_name` and, where wanted, `groups`, the
/// names of existing groups with `|` between them. Commas, semicolons or tabs stand between cells, whichever the first
/// line has. A cell may be quoted, and then hold any of these, line ends and doubled quotes. Empty lines are passed
/// over. A table has at most 5,000 students, and the whole request no more bytes than any other.
public struct ImportStudents: Request {
    public static let type = RequestType.adminImportStudents

    /// The table as text; a byte order mark before it does no harm.
    public let csv: String
    /// Only looks for problems and changes nothing; so does a request that does not say. False imports, and is refused
    /// with the first problem where there is any.
    public let dryRun: Bool?
    /// Whether each student gets a one-time code, as with `admin.issue_claim_code`. A dry run makes none.
    public let issueCodes: Bool?

    public var needsConfirmation: Bool { issueCodes == true }

    enum CodingKeys: String, CodingKey {
        case csv
        case dryRun = "dry_run"
        case issueCodes = "issue_codes"
    }

    public init(csv: String, dryRun: Bool? = nil, issueCodes: Bool? = nil) {
        self.csv = csv
        self.dryRun = dryRun
        self.issueCodes = issueCodes
    }

    /// What comes back.
    public struct Reply: Codable, Sendable {
        /// Rows of the table that are not empty, under its first line.
        public let students: Int
        /// Whether they have accounts now.
        public let imported: Bool
        /// What is wrong with the table, by lines; nothing where it was imported. After a thousand problems one more
        /// says that there are others.
        public let problems: [ImportProblem]
        /// In the order of the table, where they were asked for.
        public let codes: [ClaimCodeRecord]?
        /// Until when the codes hold.
        public let codesExpireAt: Date?

        enum CodingKeys: String, CodingKey {
            case students, imported, problems, codes
            case codesExpireAt = "codes_expire_at"
        }

        public init(
            students: Int, imported: Bool, problems: [ImportProblem] = [], codes: [ClaimCodeRecord]? = nil,
            codesExpireAt: Date? = nil
        ) {
            self.students = students
            self.imported = imported
            self.problems = problems
            self.codes = codes
            self.codesExpireAt = codesExpireAt
        }
    }
}

/// One thing that is wrong with a table that was to be imported.
public struct ImportProblem: Codable, Equatable, Sendable {
    /// The line of the table on which the row begins, from 1.
    public let line: Int
    /// The column it is about; nil where it is about the row or the whole table.
    public let column: String?
    /// A sentence for a person.
    public let reason: String

    public init(line: Int, column: String? = nil, reason: String) {
        self.line = line
        self.column = column
        self.reason = reason
    }
}

/// A one-time code with which the owner of an account takes it over.
public struct ClaimCodeRecord: Codable, Equatable, Sendable {
    public let email: String
    /// Shown once: only its hash is kept.
    public let code: String

    public init(email: String, code: String) {
        self.email = email
        self.code = code
    }
}
