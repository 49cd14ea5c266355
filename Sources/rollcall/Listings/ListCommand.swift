import ArgumentParser
import Client

/// `list` of one kind of thing.
protocol ListCommand: RemoteCommand {
    associatedtype Listed: Listing

    var pages: PageOptions { get }

    func query() -> Listed.Query
}

extension ListCommand {
    func query() -> Listed.Query {
        Listed.query(search: pages.search, page: pages.page, pageSize: pages.pageSize)
    }

    func run(_ client: RollcallClient, _ output: Output) async throws {
        let reply = try await client.send(query())
        let (rows, total) = Listed.rows(of: reply)
        try output.show(reply, lines(rows, total, output.times))
    }

    private func lines(_ rows: [Listed.Row], _ total: Int, _ times: TimeText) -> [TerminalText] {
        guard !rows.isEmpty else { return [emptyLine(total)] }
        var lines = Table(Listed.columns, of: rows, times: times).lines
        if rows.count < total {
            lines.append("\(rows.count) of \(total) \(Listed.words.plural). See others with --page.")
        }
        return lines
    }

    private func emptyLine(_ total: Int) -> TerminalText {
        if total > 0 { return "No \(Listed.words.plural) on this page; there are \(total) in all." }
        if let search = pages.search { return "No \(Listed.words.plural) with \"\(search)\" in their names." }
        return "No \(Listed.words.plural) yet. Create one with: \(Listed.words.hintToCreate)"
    }
}

/// Which rows of a list.
struct PageOptions: ParsableArguments {
    @Option(help: "Only rows whose names hold this text, in any case.")
    var search: String?

    @Option(help: "Which page, from 1. Without it, the first 1,000 rows.")
    var page: Int?

    @Option(help: "Rows on a page, 1 to 1,000 (100 if absent).")
    var pageSize: Int?

    func validate() throws {
        if let page, page < 1 { throw ValidationError("--page starts at 1.") }
        if let pageSize, !(1...1000).contains(pageSize) { throw ValidationError("--page-size is 1 to 1,000.") }
        if pageSize != nil, page == nil { throw ValidationError("--page-size needs --page.") }
    }
}
