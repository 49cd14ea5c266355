import Phrases
import Wire

/// What became of a table of students: problems and notes by line, what an import would do, or the codes to be handed
/// out.
enum ImportResult {
    static func heading(_ reply: ImportStudents.Reply) -> Phrase {
        if reply.imported { return .importDone }
        return reply.problems.isEmpty ? .importPossible : .importProblems
    }

    /// - Parameter table: what was sent, so that it need not be chosen again.
    static func body(_ reply: ImportStudents.Reply, of table: String?, _ view: View) -> HTML {
        "\(result(reply, of: table, view))\(notes(reply.notes, view))\(again(reply, table, view))"
    }

    private static func result(_ reply: ImportStudents.Reply, of table: String?, _ view: View) -> HTML {
        let counts: HTML =
            "<p>\(view(.importCounts(new: reply.created, changed: reply.changed, of: reply.students)))</p>"
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

    /// One press makes the groups that are missing, and looks at the table again.
    private static func groupOffer(_ names: [String], _ table: String, _ view: View) -> HTML? {
        guard !names.isEmpty else { return nil }
        let form = Form(
            type: .adminImportStudents, key: "groups",
            hidden: [("csv", table), (ImportPage.dryRun, "true"), ("create_groups", "true")],
            button: .lookWithNewGroups(names.count), isLarge: true)
        return "<p>\(view(.groupsMissing)) \(names.joined(separator: ", "))</p>\(view.form(form))"
    }

    /// The forms as they were, with the table in them: what is wrong is mended there.
    private static func again(_ reply: ImportStudents.Reply, _ table: String?, _ view: View) -> HTML? {
        guard !reply.imported, !reply.problems.isEmpty, let table else { return nil }
        return ImportPage.forms(table, view)
    }

    /// Named as the form of `ImportPage` for pasted text, which shows it again where it is refused.
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
            <td>\(view.serverText($0.reason))</td></tr>
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
