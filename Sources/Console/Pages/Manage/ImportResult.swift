import Phrases
import Wire

/// What became of a table of students: problems by line, or the codes to be handed out.
enum ImportResult {
    static func heading(_ reply: ImportStudents.Reply) -> Phrase {
        if reply.imported { return .importDone }
        return reply.problems.isEmpty ? .importPossible : .importProblems
    }

    /// - Parameter table: what was sent, so that a table without problems need not be chosen again.
    static func body(_ reply: ImportStudents.Reply, of table: String?, _ view: View) -> HTML {
        if reply.imported {
            return "<p>\(view(.studentsImported(reply.students)))</p>\(reply.codes.map { codes($0, reply, view) })"
        }
        guard !reply.problems.isEmpty else {
            let go = table.map { view.form(form($0)) }
            return "<p>\(view(.studentsWouldBe(reply.students)))</p>\(go)"
        }
        return "<p>\(view(.problemsFound(reply.problems.count)))</p>\(problems(reply.problems, view))"
    }

    /// Named as the form of `ImportPage` for pasted text, which shows it again where it is refused.
    private static func form(_ table: String) -> Form {
        Form(
            type: .adminImportStudents, key: "text", hidden: [("csv", table), ("dry_run", "false")],
            fields: [ImportPage.codes], button: .importReally)
    }

    private static func problems(_ problems: [ImportProblem], _ view: View) -> HTML {
        let rows: [HTML] = problems.map {
            """
            <tr><th scope="row">\($0.line)</th><td>\(view.value($0.column))</td>\
            <td>\(view.serverText($0.reason))</td></tr>
            """
        }
        return view.table([.line, .tableColumn, .problem], rows, empty: .nothingFound, id: "problems")
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
