import ArgumentParser
import Foundation
import Server

extension ServerCommand {
    struct BrokerFilesCommand: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "mqtt-acl",
            abstract: "Print the access control and password files for an external MQTT broker.",
            discussion: """
                The files are mosquitto's acl_file and password_file. Add the account of --mqtt-url to the password \
                file; `mosquitto_passwd` makes its line. After a device was added or deleted or got a new token, print \
                the files again and send SIGHUP to the broker. The server may be running. A private broker needs \
                neither file.
                """)

        enum Part: String, EnumerableFlag {
            case acl, passwords

            static func help(for part: Part) -> ArgumentHelp? {
                switch part {
                case .acl: "Print only the access control file."
                case .passwords: "Print only the password file, which holds the devices' names and hashed passwords."
                }
            }
        }

        @Flag var part: Part?

        @Option(help: "The server's own account at the broker, which may read and write all topics.")
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
