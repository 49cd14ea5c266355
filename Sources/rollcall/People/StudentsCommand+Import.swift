import ArgumentParser
import Client
import Foundation
import Tables
import Wire

extension CSVSeparator {
    /// The separator that spreadsheets of the user expect.
    static var ofUser: CSVSeparator {
        CSVSeparator(language: UserLocale.name("LC_NUMERIC", ProcessInfo.processInfo.environment))
    }
}

extension StudentsCommand {
    /// `rollcall students import`.
    struct Import: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "import", abstract: "Import all students of a table, or none of them.",
            discussion: """
                The table is comma-separated values (RFC 4180), or with semicolons or tabs, in UTF-8, UTF-16 or \
                Windows-1252, as a spreadsheet saves it; or users.csv of OneRoster. Its first line names the columns \
                email, first_name, last_name and, if wanted, groups: names of groups with | between them. Their usual \
                names in English, Danish and German do as well. Students who have accounts are brought up to date. At \
                most 5,000 students.
                """)

        @Argument(help: "The table; - for standard input.")
        var file: String

        @Flag(help: "Only list what is wrong with the table.")
        var dryRun = false

        @Option(
            help: ArgumentHelp(
                "Issue one-time codes, and write them into this new file, for you alone to read.", valueName: "csv"))
        var codes: String?

        @Flag(help: "Create groups that do not exist.")
        var createGroups = false

        @OptionGroup var confirmation: ConfirmationOptions
        @OptionGroup var remote: RemoteOptions

        func validate() throws {
            guard codes == nil || !dryRun else { throw ValidationError("A dry run issues no codes.") }
            guard file != "-" || dryRun || confirmation.yes else {
                throw ValidationError(
                    "A table from standard input leaves no terminal to confirm on. Add --yes or --dry-run.")
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
                        ? nil : "--create-groups makes \(check.missingGroups.joined(separator: ", ")).")
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

    /// One-time codes as a table for a spreadsheet, from which they are printed or mailed.
    enum CodeSheet {
        /// - Parameter separator: of the user's language.
        static func text(_ codes: [ClaimCodeRecord], until end: Date?, separator: CSVSeparator = .ofUser) -> String {
            let holdsUntil = end.map { RFC3339.string(from: $0) } ?? ""
            let lines = [["email", "code", "holds_until"]] + codes.map { [$0.email, $0.code, holdsUntil] }
            return ByteOrderMark.utf8 + lines.map { CSVCell.line($0, separator: separator) + "\r\n" }.joined()
        }
    }

    /// A table in a file, as text to be sent.
    enum TableFile {
        /// Above what a server takes in one request, in bytes.
        private static let maximum = 4 << 20

        /// - Parameter path: a file, or `-` for standard input.
        static func read(_ path: String) throws -> String {
            guard let handle = path == "-" ? .standardInput : FileHandle(forReadingAtPath: path),
                let data = try? handle.read(upToCount: maximum + 1) ?? Data()
            else {
                throw CommandError(
                    "The table \(path) cannot be read.", hint: "Check its name and who may read it.", status: .usage)
            }
            guard data.count <= maximum else {
                throw CommandError("The table \(path) is too large.", hint: "Cut it into several.", status: .usage)
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
