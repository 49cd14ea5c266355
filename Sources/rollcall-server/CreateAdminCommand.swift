import ArgumentParser
import Foundation
import Server

extension ServerCommand {
    struct CreateAdminCommand: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "create-admin", abstract: "Make an admin's account, also while a server runs.",
            discussion: "Without --password-file a password is made up and printed.")

        @OptionGroup var database: DatabaseOptions

        @Option(help: "The e-mail address to log in with.")
        var email: String

        @Option(help: "The first name.")
        var firstName = "Rollcall"

        @Option(help: "The last name.")
        var lastName = "Admin"

        @Option(help: "A file whose first line is the password; - for standard input.")
        var passwordFile: String?

        func run() async throws {
            let logger = try database.logger()
            let configuration = try await database.configuration()
            let account = AdminAccount(
                email: email, firstName: firstName, lastName: lastName, password: try passwordFile.map(Self.password))
            let password = try await Database(configuration, logger: logger).use {
                try await account.create(in: $0, logger: logger)
            }
            print("Admin: \(email)")
            if passwordFile == nil { print("Password: \(password)") }
        }

        private static func password(in file: String) throws -> String {
            let text = file == "-" ? readLine() : try String(contentsOfFile: file, encoding: .utf8)
            guard let line = text?.split(separator: "\n").first else {
                throw ValidationError("There is no password in '\(file)'.")
            }
            return String(line)
        }
    }
}
