import Store
import Wire

enum RunQueryHandler: Handler {
    static func handle(_ arguments: RunQuery, _ context: HandlerContext) async throws -> RunQuery.Reply {
        let statement = try statement(arguments.query)
        // Written first: who asks what is known even of a statement that fails.
        try await context.audit(.queried, subjects: .everybody, StatementOutline(statement).details)
        let table = try await context.services.reports.read(statement)
        return RunQuery.Reply(
            columns: table.columns.map { QueryColumn(name: $0.name, type: $0.type) },
            rows: table.rows.map { $0.map(CellValue.init) }, truncated: table.isTruncated)
    }

    private static func statement(_ text: String) throws -> String {
        guard (1...20_000).contains(text.unicodeScalars.count), !text.unicodeScalars.contains("\0") else {
            throw Failure(.badArguments, "The argument 'query' must have 1 to 20000 characters, and no NUL.")
        }
        return text
    }
}

extension CellValue {
    fileprivate init(_ value: ReportValue) {
        switch value {
        case .null: self = .null
        case .boolean(let flag): self = .boolean(flag)
        case .integer(let whole): self = .integer(whole)
        case .number(let number): self = .number(number)
        case .text(let text): self = .text(text)
        }
    }
}
