/// Sees to it that the rows of each session stand together and in the order of time, so that a table of any size
/// can be played without holding it in memory.
struct TableOrder {
    private var sessions: Set<String> = []
    private var last: TableRow?

    /// - Throws: `NodeError` with the line.
    mutating func check(_ row: TableRow) throws {
        defer { last = row }
        guard let last, last.session == row.session else {
            guard sessions.insert(row.session).inserted else {
                throw NodeError("line \(row.line): session \(row.session) begins again", hint: Self.hint)
            }
            return
        }
        guard row.time >= last.time else {
            throw NodeError(
                "line \(row.line): t \(row.time) comes after \(last.time) of the same session", hint: Self.hint)
        }
    }

    private static let hint = "Sort the table by session, then by t."
}
