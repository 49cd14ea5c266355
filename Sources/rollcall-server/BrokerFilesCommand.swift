import ArgumentParser
import Foundation
import Server

extension ServerCommand {
    struct BrokerFilesCommand: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "mqtt-acl",
            abstract: "Print the access and password files for a broker elsewhere, also while a server runs.",
            discussion: """
                For mosquitto's acl_file and password_file. Add the account of --mqtt-url to both: `mosquitto_passwd` \
                makes its line. After a device has come or gone, or got a new token, print them again and send the \
                broker a SIGHUP. A private broker needs none of this.
                """)

        enum Part: String, EnumerableFlag {
            case acl, passwords

            static func help(for part: Part) -> ArgumentHelp? {
                switch part {
                case .acl: "Only the file with who may read and write what."
                case .passwords: "Only the file with the devices' names and hashed passwords."
                }
            }
        }

        @Flag var part: Part?

        @Option(help: "The account with which the server logs in, which may read and write everything.")
        var account = "rollcall"

        @OptionGroup var database: DatabaseOptions

        func run() async throws {
            let logger = try database.logger()
            let account = account
            let files = try await Database(try await database.configuration(), logger: logger).use {
                try await BrokerFiles.read($0, account: account, logger: logger)
            }
            if part != .passwords { print(files.access, terminator: part == nil ? "\n" : "") }
            if part == nil { print("# The password file.") }
            if part != .acl { print(files.passwords, terminator: "") }
        }
    }
}
