public import Phrases
public import Wire

/// The page that imports many students from a table.
public struct ImportPage: ConsolePage {
    public static let path = "/import"
    public static let types: [RequestType] = [.adminImportStudents]
    public static let place: NavigationPlace? = .manage
    public static let name = Phrase.importTitle

    public static func load(_ query: PageQuery, _ asker: some Asking) -> ImportPage { ImportPage() }

    static let dryRun = "dry_run"
    static let codes = Form.Field(
        name: "issue_codes", label: .importCodes, input: .check, isRequired: false, hint: .importCodesHint)

    public func body(_ view: View) -> HTML {
        """
        <p>\(view(.importIntroduction))</p><p><code>email;first_name;last_name;groups</code></p>\
        <p>\(view(.importHeads))</p><p>\(view(.importGroups))</p>\(Self.forms(nil, view))
        """
    }

    /// - Parameter table: the text that was sent, to be corrected and sent again.
    static func forms(_ table: String?, _ view: View) -> HTML {
        let file = Form.Field(name: "csv", label: .tableFile, input: .file)
        let text = Form.Field(name: "csv", label: .tableText, input: .area, value: table ?? "")
        let pasted = form("text", text, view)
        return """
            <h2>\(view(.importFile))</h2>\(view.form(form("file", file, view)))\
            \(table == nil ? view.folded(.importText, pasted) : "<h2>\(view(.importText))</h2>\(view.form(pasted))")
            """
    }

    private static func form(_ key: String, _ table: Form.Field, _ view: View) -> Form {
        let choices = [(value: "true", label: view(.importDry)), (value: "false", label: view(.importReally))]
        return Form(
            type: .adminImportStudents, key: key,
            fields: [
                table,
                .init(name: dryRun, label: .importWhat, input: .choice(choices), value: "true"),
                codes,
            ],
            button: .goOn)
    }
}
