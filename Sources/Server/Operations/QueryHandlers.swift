import Logging
import Phrases
import Postgres
import Store
import Synchronization
import Vocabulary
import Wire

enum QueryHandlers {
    static func run(_ arguments: RunQuery, _ context: HandlerContext) async throws -> RunQuery.Reply {
        let statement = try statement(arguments.query)
        // Written first, so that the audit also records statements that fail.
        try await context.audit(.queried, subjects: .allPeople, Outline(statement).details)
        let table = try await context.services.reports.read(statement)
        return RunQuery.Reply(
            columns: table.columns.map { QueryColumn(name: $0.name, type: $0.type) },
            rows: table.rows.map { $0.map(CellValue.init) }, truncated: table.isTruncated)
    }

    static func list(_ arguments: GetQueries, _ context: HandlerContext) async throws -> GetQueries.Reply {
        let found = try await SavedQueryRepository(context.services.pool).list(Check.list(arguments))
        return GetQueries.Reply(
            queries: found.rows.map { SavedQueryRecord(queryName: $0.name, query: $0.query, savedAt: $0.savedAt) },
            total: found.total)
    }

    static func save(_ arguments: SaveQuery, _ context: HandlerContext) async throws -> EmptyReply {
        let name = try Check.text(arguments.queryName, "query_name", limit: 100)
        let query = try statement(arguments.query)
        try await context.change(.querySaved, details: { ["query_id": String($0)] }) {
            try await SavedQueryRepository($0).save(query, as: name, at: context.now)
        }
        return EmptyReply()
    }

    static func delete(_ arguments: DeleteQuery, _ context: HandlerContext) async throws -> EmptyReply {
        let name = try Check.text(arguments.queryName, "query_name", limit: 100)
        try await context.change(.queryDeleted, details: { ["query_id": String($0)] }) {
            try await SavedQueryRepository($0).delete(name)
        }
        return EmptyReply()
    }

    private static func statement(_ text: String) throws -> String {
        guard (1...20_000).contains(text.unicodeScalars.count), !text.unicodeScalars.contains("\0") else {
            throw Refusal(
                .badArguments, .argumentLengthWrongOrNUL("query"), argument: "query")
        }
        return text
    }

    /// A statement as it is kept in the audit: without its values, which may name a person who is erased later.
    struct Outline: Equatable, Sendable {
        /// Nil if values cannot be recognized with certainty.
        let text: String?
        /// The reporting views whose names occur in it, including in values and comments.
        let views: [String]
        /// In characters.
        let length: Int

        /// All views of the schema `report`.
        static let known = [
            "badges", "beacons", "changes", "occupancy", "people", "rooms", "scanners", "visits", "whereabouts",
            "zones",
        ]

        private static let maximum = 2000

        init(_ statement: String) {
            let names = Set(statement.lowercased().split { !$0.isLetter && $0 != "_" }.map(String.init))
            views = Self.known.filter(names.contains)
            length = statement.count
            text = ReportStatement(statement).outsideValues.map { words in
                String(Self.withoutNumbers(words.joined(separator: "?")).prefix(Self.maximum))
            }
        }

        /// Replaces each run of digits with a question mark.
        private static func withoutNumbers(_ text: String) -> String {
            var (kept, isInNumber) = (String.UnicodeScalarView(), false)
            for scalar in text.unicodeScalars {
                let isDigit = ("0"..."9").contains(scalar)
                if !isDigit { kept.append(scalar) } else if !isInNumber { kept.append("?") }
                isInNumber = isDigit
            }
            return String(kept)
        }

        var details: [String: String] {
            var details = ["views": views.joined(separator: " "), "length": "\(length)"]
            details["statement"] = text
            return details
        }
    }
}

extension CellValue {
    fileprivate init(_ value: ReportTable.Value) {
        switch value {
        case .null: self = .null
        case .boolean(let flag): self = .boolean(flag)
        case .integer(let whole): self = .integer(whole)
        case .number(let number): self = .number(number)
        case .text(let text): self = .text(text)
        }
    }
}
