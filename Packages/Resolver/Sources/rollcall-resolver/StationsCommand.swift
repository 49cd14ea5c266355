import ArgumentParser
import Foundation
import Resolver

extension ResolverCommand {
    struct StationsCommand: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "stations", abstract: "See and change the stations, also while a resolver runs.",
            discussion: "A resolver that runs follows within a second.",
            subcommands: [List.self, Add.self, Invite.self, Edit.self, Remove.self])
    }
}

extension ResolverCommand.StationsCommand {
    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "List all stations.",
            discussion: """
                unclaimed: a row of the original's file, answered for 24 hours from its first opening. unsigned: \
                believed without a key. signed: has a key. invited: has an invitation, and has not come yet.
                """)

        @OptionGroup var book: DatabaseOption

        @Flag(help: "Print a JSON array, with times in milliseconds since 1970.")
        var json = false

        func run() throws {
            let list = try StationList(database: book.database, isToBeThere: true)
            let lines = try list.lines()
            try list.close()
            if json {
                let encoder = JSONEncoder()
                encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
                print(String(decoding: try encoder.encode(lines), as: UTF8.self))
            } else {
                for line in lines { print(Self.text(line)) }
            }
        }

        private static func text(_ line: StationList.Line) -> String {
            let seen = line.seen.map { Date(timeIntervalSince1970: Double($0) / 1000).formatted(.iso8601) }
            let parts = [
                line.serial, line.standing, line.address ?? "-", seen.map { "seen \($0)" },
                line.findable.map { "findable by \($0)" }, line.code.map { "code \($0)" },
                line.from.map { "from \($0)" },
            ]
            return parts.compactMap(\.self).joined(separator: "  ")
        }
    }

    struct Add: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Add a station, and print the invitation with which it registers its key.")

        @Argument(help: "Its serial number; a MAC address in any spelling.")
        var serial: String

        @OptionGroup var book: DatabaseOption

        @Flag(help: "Believe it without a key, as old stations need.")
        var unsigned = false

        @Option(help: ArgumentHelp("Believe it only from these addresses, such as 203.0.113.0/24.", valueName: "range"))
        var from: String?

        func validate() throws {
            if from != nil, !unsigned { throw ValidationError("--from goes with --unsigned.") }
        }

        func run() throws {
            let list = try StationList(database: book.database, isToBeThere: false)
            guard unsigned else {
                print("Invitation: \(try list.invite(serial))")
                return try list.close()
            }
            try list.addUnsigned(serial, from: from)
            try list.close()
            print("Added \(serial), which is believed without a key.")
            if from == nil {
                print("Any station can claim this serial, from any address, until it has a key. --from limits them.")
            }
        }
    }

    struct Invite: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Print an invitation, with which one key is registered within 30 days.",
            discussion: "With the serial of a station that has a key, the new key takes the place of the old one.")

        @Argument(help: "The serial number that it is for; without it, any that is not registered yet.")
        var serial: String?

        @OptionGroup var book: DatabaseOption

        func run() throws {
            let list = try StationList(database: book.database, isToBeThere: false)
            print("Invitation: \(try list.invite(serial))")
            try list.close()
        }
    }

    struct Edit: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Change how a station is found, or its key.")

        enum Findable: String, ExpressibleByArgument, CaseIterable {
            case code, serial
        }

        @Argument(help: "Its serial number.")
        var serial: String

        @OptionGroup var book: DatabaseOption

        @Option(help: "Whether it is found by its code alone, or by its serial too, as old phones need.")
        var findable: Findable?

        @Option(help: ArgumentHelp("Its new key: 64 hexadecimal digits.", valueName: "key"))
        var key: String?

        func validate() throws {
            if findable == nil, key == nil { throw ValidationError("Say what to change: --findable or --key.") }
        }

        func run() throws {
            let list = try StationList(database: book.database, isToBeThere: true)
            if let key { try list.setKey(serial, key) }
            let said = try findable.flatMap { try list.setFindable(serial, bySerial: $0 == .serial) }
            try list.close()
            print("Changed \(serial).")
            if let said { print("Its own record says '\(said)', which counts as long as it says so.") }
        }
    }

    struct Remove: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Forget a station, its address and its invitations.")

        @Argument(help: "Its serial number.")
        var serial: String

        @OptionGroup var book: DatabaseOption

        func run() throws {
            let list = try StationList(database: book.database, isToBeThere: true)
            try list.remove(serial)
            try list.close()
            print("Removed \(serial).")
        }
    }
}
