import ArgumentParser
import Client
import Tables
import Wire

struct QueryCommand: RemoteCommand {
    static let configuration = CommandConfiguration(
        commandName: "query", abstract: "Ask in SQL, over the views of the schema report.",
        discussion: """
            The views are people, zones, rooms, beacons, badges, scanners, visits, whereabouts, occupancy and changes. \
            One statement that only reads, for at most 5 seconds; it is kept in the audit without its values.
            """)

    @OptionGroup var remote: RemoteOptions

    @Flag(help: "Print comma-separated values (RFC 4180).")
    var csv = false

    @Argument(help: "Such as 'SELECT * FROM occupancy'.")
    var statement: String

    func validate() throws {
        guard !(csv && remote.json) else { throw ValidationError("Give --csv or --json, not both.") }
    }

    func run(_ client: RollcallClient, _ output: Output) async throws {
        let reply = try await client.send(RunQuery(query: statement))
        if csv {
            try output.write(reply.csv)
        } else {
            try output.show(reply, reply.table.lines)
        }
        if reply.truncated { Output.warn("There are more rows than these \(reply.rows.count).") }
    }
}

extension RunQuery.Reply {
    fileprivate var csv: String {
        let rows = [columns.map(\.name)] + rows.map { $0.map(\.shown) }
        return rows.map { CSVCell.line($0) }.joined(separator: "\r\n")
    }

    fileprivate var table: Table {
        Table(columns.map(\.name), rows.map { $0.map(\.shown) })
    }
}

extension CellValue {
    /// Nothing for null.
    fileprivate var shown: String {
        switch self {
        case .null: ""
        case .boolean(let flag): flag ? "true" : "false"
        case .integer(let whole): String(whole)
        case .number(let number): String(number)
        case .text(let text): text
        }
    }
}
