import Phrases
import Wire

/// The result of an import of students: problems and notes by line, what the import would change, or the codes to hand
/// out.
enum ImportResult {
    static func heading(_ reply: ImportStudents.Reply) -> Phrase {
        if reply.imported { return .importDone }
        return reply.problems.isEmpty ? .importPossible : .importProblems
    }

    /// - Parameter table: the text that was sent, so that it need not be selected again.
    static func body(_ reply: ImportStudents.Reply, of table: String?, _ view: View) -> HTML {
        "\(result(reply, of: table, view))\(notes(reply.notes, view))\(again(reply, table, view))"
    }

    private static func result(_ reply: ImportStudents.Reply, of table: String?, _ view: View) -> HTML {
        let unchanged = reply.students - reply.created - reply.changed
        let counts: HTML =
            "<p>\(view(.importCounts(reply.students, reply.created, reply.changed, unchanged)))</p>"
        if reply.imported { return "\(counts)\(reply.codes.map { codes($0, reply, view) })" }
        guard !reply.problems.isEmpty else {
            let go = table.map { view.form(form($0, createsGroups: !reply.missingGroups.isEmpty)) }
            return "\(counts)<p>\(view(.nothingChangedYet))</p>\(go)"
        }
        let offer: HTML? = table.flatMap { groupOffer(reply.missingGroups, $0, view) }
        return """
            <p>\(view(.problemsFound(reply.problems.count)))</p>\(offer)\
            \(list(reply.problems, .problem, id: "problems", view))
            """
    }

    /// One press creates the missing groups, and checks the table again.
    private static func groupOffer(_ names: [String], _ table: String, _ view: View) -> HTML? {
        guard !names.isEmpty else { return nil }
        let form = Form(
            type: .adminImportStudents, key: "groups",
            hidden: [("csv", table), (ImportPage.dryRun, "true"), ("create_groups", "true")],
            button: .lookWithNewGroups(names.count), isLarge: true)
        return "<p>\(view(.groupsMissing)) \(names.joined(separator: ", "))</p>\(view.form(form))"
    }

    /// The previous forms, with the table in them, for corrections.
    private static func again(_ reply: ImportStudents.Reply, _ table: String?, _ view: View) -> HTML? {
        guard !reply.imported, !reply.problems.isEmpty, let table else { return nil }
        return ImportPage.forms(table, view)
    }

    /// Has the key of the form of `ImportPage` for pasted text, which shows it again if it is refused.
    private static func form(_ table: String, createsGroups: Bool) -> Form {
        let groups = createsGroups ? [("create_groups", "true")] : []
        return Form(
            type: .adminImportStudents, key: "text", hidden: [("csv", table), (ImportPage.dryRun, "false")] + groups,
            fields: [ImportPage.codes], button: .importReally, isLarge: true)
    }

    private static func notes(_ notes: [ImportProblem], _ view: View) -> HTML? {
        notes.isEmpty ? nil : "<h2>\(view(.importNotes))</h2>\(list(notes, .importNote, id: "notes", view))"
    }

    private static func list(_ lines: [ImportProblem], _ what: Phrase, id: String, _ view: View) -> HTML {
        let rows: [HTML] = lines.map {
            """
            <tr><th scope="row">\($0.line)</th><td>\(view.value($0.column))</td>\
            <td>\($0.reason)</td></tr>
            """
        }
        return view.table([.line, .tableColumn, what], rows, empty: .nothingFound, id: id)
    }

    private static func codes(_ codes: [ClaimCodeRecord], _ reply: ImportStudents.Reply, _ view: View) -> HTML {
        let rows: [HTML] = codes.map {
            "<tr><th scope=\"row\">\($0.email)</th><td><code>\($0.code)</code></td></tr>"
        }
        return """
            <p>\(view(.codesPrint)) \(view(.holdsUntil)) \(view.time(reply.codesExpireAt)).</p>\
            \(view.table([.email, .claimCode], rows, empty: .nothingFound, id: "codes"))
            """
    }
}
