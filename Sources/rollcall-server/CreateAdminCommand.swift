import ArgumentParser
import Foundation
import Server

extension ServerCommand {
    struct CreateAdminCommand: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "create-admin", abstract: "Create an admin account. The server may be running.",
            discussion: "Without --password-file, a random password is generated and printed.")

        @OptionGroup var database: DatabaseOptions

        @Option(help: "The e-mail address with which the admin logs in.")
        var email: String

        @Option(help: "The admin's first name.")
        var firstName = "Rollcall"

        @Option(help: "The admin's last name.")
        var lastName = "Admin"

        @Option(help: "A file with the password on its first line; - reads it from standard input.")
        var passwordFile: String?

        @Option(
            help: "The school's time zone, such as Europe/Copenhagen. (default: the machine's, after confirmation)")
        var timeZone: String?

        func validate() throws {
            guard let timeZone, !AdminAccount.isTimeZone(timeZone) else { return }
            throw ValidationError("'\(timeZone)' is not an IANA time zone, such as Europe/Copenhagen.")
        }

        func run() async throws {
            let logger = try database.logger()
            let configuration = try await database.configuration()
            let given = try passwordFile.map(Self.password)
            let (email, firstName, lastName, timeZone) = (email, firstName, lastName, timeZone)
            let isAsked = isatty(STDIN_FILENO) == 1 && passwordFile != "-"
            let (password, zone) = try await Database(configuration, logger: logger).use { database in
                let isFirst = try await AdminAccount.isFirst(in: database, logger: logger)
                guard isFirst || timeZone == nil else {
                    throw ValidationError(
                        "The school already has a time zone. Change it with `rollcall config set time_zone`.")
                }
                let zone = isFirst ? timeZone ?? Self.timeZone(isAsked: isAsked) : nil
                let account = AdminAccount(
                    email: email, firstName: firstName, lastName: lastName, password: given, timeZone: zone)
                return (try await account.create(in: database, logger: logger), zone)
            }
            print("Admin: \(email)")
            if let zone { print("Time zone: \(zone) (change it with `rollcall config set time_zone`)") }
            if passwordFile == nil { print("Password: \(password)") }
        }

        /// Prompts on a terminal until the name is valid; an empty line, or no terminal, selects the machine's zone.
        private static func timeZone(isAsked: Bool) -> String {
            let usual = AdminAccount.timeZoneOfMachine
            guard isAsked else { return usual }
            while true {
                print("Time zone of the school [\(usual)]: ", terminator: "")
                fflush(nil)
                guard let line = readLine()?.trimmingCharacters(in: .whitespaces), !line.isEmpty else { return usual }
                if AdminAccount.isTimeZone(line) { return line }
                print("'\(line)' is not an IANA time zone, such as Europe/Copenhagen.")
            }
        }

        private static func password(in file: String) throws -> String {
            let text = file == "-" ? readLine() : try String(contentsOfFile: file, encoding: .utf8)
            guard let line = text?.split(separator: "\n").first else {
                throw ValidationError("The file '\(file)' contains no password.")
            }
            return String(line)
        }
    }
}
