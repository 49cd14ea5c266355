import ArgumentParser
import Client
import Foundation
import Tables
import Wire

struct StudentsImport: RemoteCommand {
    static let configuration = CommandConfiguration(
        commandName: "import", abstract: "Make accounts for all students of a table, or for none of them.",
        discussion: """
            The table is comma-separated values (RFC 4180) in UTF-8, or with semicolons or tabs, as a spreadsheet \
            saves it. Its first line names the columns email, first_name, last_name and, where wanted, groups: names \
            of groups that exist, with | between them. At most 5,000 students.
            """)

    @Argument(help: "The table; - for standard input.")
    var file: String

    @Flag(help: "Only list what is wrong with the table.")
    var dryRun = false

    @Option(
        help: ArgumentHelp(
            "Issue one-time codes, and write them into this new file, for you alone to read.", valueName: "csv"))
    var codes: String?

    @OptionGroup var confirmation: ConfirmationOptions
    @OptionGroup var remote: RemoteOptions

    func validate() throws {
        guard codes == nil || !dryRun else { throw ValidationError("A dry run issues no codes.") }
        guard file != "-" || dryRun || confirmation.yes else {
            throw ValidationError("With a table from standard input there is nobody to ask: say --yes or --dry-run.")
        }
    }

    func run(_ client: RollcallClient, _ output: Output) async throws {
        let table = try TableFile.read(file)
        let check = try await client.send(ImportStudents(csv: table, dryRun: true))
        guard check.problems.isEmpty else {
            try output.show(check, Table(Self.columns, of: check.problems, times: output.times).lines)
            throw CommandError("\(file) has \(Self.words(check.problems.count, "problem")). Nobody was imported.")
        }
        guard !dryRun else {
            return try output.show(check, "\(Self.words(check.students, "student")) can be imported.")
        }
        try confirmation.confirm(
            "Make accounts for \(Self.words(check.students, "student"))?", orElse: "Nobody was imported")
        try await makeAccounts(table, client, output)
    }

    private func makeAccounts(_ table: String, _ client: RollcallClient, _ output: Output) async throws {
        let file = try codes.map { try PrivateFile(new: $0) }
        do {
            let reply = try await client.send(
                ImportStudents(csv: table, dryRun: false, issueCodes: file != nil))
            try file?.write(CodeSheet.text(reply.codes ?? [], until: reply.codesExpireAt))
            let shown = ImportStudents.Reply(students: reply.students, imported: reply.imported)
            try output.show(shown, "Made accounts for \(Self.words(reply.students, "student")).")
        } catch let failure as Failure {
            file?.remove()
            throw failure
        }
    }

    private static func words(_ count: Int, _ thing: String) -> String {
        "\(count) \(thing)\(count == 1 ? "" : "s")"
    }

    private static let columns: [Column<ImportProblem>] = [
        Column("LINE") { String($0.line) },
        Column("COLUMN") { $0.column ?? "" },
        Column("PROBLEM") { $0.reason },
    ]
}
