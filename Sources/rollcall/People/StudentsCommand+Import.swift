import ArgumentParser
import Client
import Foundation
import Tables
import Wire

extension CSVSeparator {
    /// The separator that the user's spreadsheets expect.
    static var ofUser: CSVSeparator {
        CSVSeparator(language: UserLocale.name("LC_NUMERIC", ProcessInfo.processInfo.environment))
    }
}

extension StudentsCommand {
    /// `rollcall students import`.
    struct Import: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "import", abstract: "Import all students of a table, or none if it has problems.",
            discussion: """
                The table has values separated by commas (RFC 4180), semicolons or tabs, in UTF-8, UTF-16 or \
                Windows-1252, as saved by a spreadsheet; or is users.csv of OneRoster. Its first line names the \
                columns email, first_name, last_name and, optionally, groups: names of groups separated by |. The \
                usual names of these columns in English, Danish and German are accepted too. Students who have \
                accounts are updated. The maximum is 5,000 students.
                """)

        @Argument(help: "The file of the table, or - for standard input.")
        var file: String

        @Flag(help: "Only list the problems of the table.")
        var dryRun = false

        @Option(
            help: ArgumentHelp(
                "Issue one-time codes and write them to this new file, which only you can read.", valueName: "csv"))
        var codes: String?

        @Flag(help: "Create groups that do not exist.")
        var createGroups = false

        @OptionGroup var confirmation: ConfirmationOptions
        @OptionGroup var remote: RemoteOptions

        func validate() throws {
            guard codes == nil || !dryRun else { throw ValidationError("Give --codes or --dry-run, not both.") }
            guard file != "-" || dryRun || confirmation.yes else {
                throw ValidationError(
                    "With a table from standard input, there is no terminal to confirm on. Add --yes or --dry-run.")
            }
        }

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let table = try TableFile.read(file)
            let check = try await client.send(ImportStudents(csv: table, dryRun: true, createGroups: createGroups))
            let lines = Table(Self.columns, of: check.notes + check.problems, times: output.times).lines
            guard check.problems.isEmpty else {
                try output.show(check, lines)
                throw CommandError(
                    "\(file) has \(Self.words(check.problems.count, "problem")). Nothing was imported.",
                    hint: check.missingGroups.isEmpty
                        ? nil : "Add --create-groups to create \(check.missingGroups.joined(separator: ", ")).")
            }
            guard !dryRun else {
                let summary: TerminalText = "\(Self.summary(check)). Nothing was changed."
                return try output.show(check, (check.notes.isEmpty ? [] : lines) + [summary])
            }
            try confirmation.confirm("Import \(Self.summary(check))?", orElse: "Nothing was imported")
            try await makeAccounts(table, client, output)
        }

        private func makeAccounts(_ table: String, _ client: RollcallClient, _ output: Output) async throws {
            let file = try codes.map { try PrivateFile(new: $0) }
            do {
                let reply = try await client.send(
                    ImportStudents(
                        csv: table, dryRun: false, issueCodes: file != nil, createGroups: createGroups))
                try file?.write(CodeSheet.text(reply.codes ?? [], until: reply.codesExpireAt))
                let shown = ImportStudents.Reply(
                    students: reply.students, imported: reply.imported, created: reply.created,
                    changed: reply.changed, notes: reply.notes)
                try output.show(shown, "Imported \(Self.summary(reply)).")
            } catch let failure as Failure {
                file?.remove()
                throw failure
            }
        }

        private static func summary(_ reply: ImportStudents.Reply) -> String {
            "\(words(reply.students, "student")): \(reply.created) new, \(reply.changed) changed"
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

    /// One-time codes as a table for a spreadsheet, from which the codes are printed or mailed.
    enum CodeSheet {
        /// Returns the codes as CSV, in UTF-8 with a byte order mark.
        /// - Parameter separator: the separator of the user's language.
        static func text(_ codes: [ClaimCodeRecord], until end: Date?, separator: CSVSeparator = .ofUser) -> String {
            let holdsUntil = end.map { RFC3339.string(from: $0) } ?? ""
            let lines = [["email", "code", "holds_until"]] + codes.map { [$0.email, $0.code, holdsUntil] }
            return ByteOrderMark.utf8 + lines.map { CSVCell.line($0, separator: separator) + "\r\n" }.joined()
        }
    }

    /// A table in a file, read as text.
    enum TableFile {
        /// The maximum size in bytes, above the limit of a server for one request.
        private static let maximum = 4 << 20

        /// Returns the text of the table.
        /// - Parameter path: a file, or `-` for standard input.
        /// - Throws: `CommandError` if the file cannot be read or is too large, or its encoding is unknown.
        static func read(_ path: String) throws -> String {
            guard let handle = path == "-" ? .standardInput : FileHandle(forReadingAtPath: path),
                let data = try? handle.read(upToCount: maximum + 1) ?? Data()
            else {
                throw CommandError(
                    "The table \(path) cannot be read.", hint: "Check its name and permissions.", status: .usage)
            }
            guard data.count <= maximum else {
                throw CommandError("The table \(path) is too large.", hint: "Split the table.", status: .usage)
            }
            guard let text = TableText.decoded(data) else {
                throw CommandError(
                    "The table \(path) is not text in UTF-8, UTF-16 or Windows-1252.",
                    hint: "Save it from the spreadsheet as “CSV UTF-8”.", status: .usage)
            }
            return text
        }
    }
}
