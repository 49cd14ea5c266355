import Foundation
import Phrases
import Wire

/// All stored data about a person, to read and to save as a file.
enum ExportResult {
    /// The maximum number of rows of a table on the page; the file has all.
    private static let maxRows = 100

    static func body(_ reply: ExportPerson.Reply, _ view: View) -> HTML {
        let tables: [HTML] = reply.tables.sorted { $0.key < $1.key }.map { table($0.key, $0.value, view) }
        return """
            <p>\(view(.exportGive))</p><p><a class="button" download="person-\(reply.personID).json" \
            href="\(file(reply))">\(view(.exportDownload))</a></p>\(next(reply, view))\(tables)
            """
    }

    /// The reply as JSON within the link, so that it is requested only once: each access is in the audit log.
    private static func file(_ reply: ExportPerson.Reply) -> String {
        let json = (try? WireJSON.encoder().encode(reply)) ?? Data()
        return "data:application/json;base64,\(json.base64EncodedString())"
    }

    private static func next(_ reply: ExportPerson.Reply, _ view: View) -> HTML {
        guard let after = reply.sightingsAfter else { return "" }
        let time = RFC3339.string(from: after)
        let isOwn = reply.personID == view.viewer?.personID
        let other = Form(
            type: .adminExportPerson, then: ManagedPersonPage.address(reply.personID),
            hidden: [("person_id", String(reply.personID)), ("sightings_after", time)], button: .exportNext)
        let form = isOwn ? MyDataPage.form(after: time, button: .exportNext) : other
        return "<p>\(view(.exportMore))</p>\(view.form(form))"
    }

    private static func table(_ name: String, _ rows: [[String: ExportedValue]], _ view: View) -> HTML {
        let columns = Set(rows.flatMap(\.keys)).sorted()
        let drawn: [HTML] = rows.prefix(maxRows).map { row in
            let cells: [HTML] = columns.map { "<td>\(row[$0]?.shown ?? "")</td>" }
            return "<tr>\(cells)</tr>"
        }
        let rest: HTML = rows.count > maxRows ? "<p>\(view(.exportShortened(maxRows)))</p>" : ""
        return """
            <details><summary>\(name) (\(rows.count))</summary>\(rest)\
            \(view.table(columns.map { Phrase($0) }, drawn, empty: .exportEmpty, id: "table-\(name)"))</details>
            """
    }
}
