import ArgumentParser
import Beacon
import Client
import Wire

/// What a student asks and says of themselves.
enum StudentClientCommands {
    struct Info: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "info", abstract: "Your own account, whereabouts and badges.")

        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let reply = try await client.send(GetInfo())
            try output.show(reply, lines(reply.info, output.times))
        }

        private func lines(_ info: StudentInfo, _ times: TimeText) -> [TerminalText] {
            let client = Fields([("Client heard", times.text(info.clientHeardAt))]).lines
            let location = Fields(location: info.location, times: times).lines + client
            guard !info.badges.isEmpty else { return location + ["", "No badge."] }
            return location + [""] + Table(Self.columns, of: info.badges, times: times).lines
        }

        private static let columns: [Column<BadgeRecord>] = [
            Column("BADGE") { String($0.badgeID) },
            Column("UUID") { $0.uuid.description },
            Column("MAJOR") { String($0.majorKey) },
            Column("MINOR") { String($0.minorKey) },
            Column("ISSUED") { $1.text($0.issuedAt) },
        ]
    }

    struct ReportLocation: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "report-location", abstract: "Report which room beacons you hear (for students).")

        @Option(help: "The major of the nearest beacon, with --minor.")
        var major: UInt16?

        @Option(help: "The minor of the nearest beacon, with --major.")
        var minor: UInt16?

        @Option(
            help: ArgumentHelp(
                "A beacon heard, with its RSSI in dBm; give it again for each.", valueName: "uuid/major/minor[@rssi]"))
        var beacon: [BeaconArgument] = []

        @Flag(help: "None is heard.")
        var none = false

        @OptionGroup var remote: RemoteOptions

        func validate() throws {
            guard (major == nil) == (minor == nil) else { throw ValidationError("Give --major and --minor together.") }
            guard [major != nil, !beacon.isEmpty, none].filter({ $0 }).count == 1 else {
                throw ValidationError("Give --major and --minor, or --beacon for each beacon heard, or --none.")
            }
        }

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let heard = major == nil ? beacon.map(\.heard) : nil
            let reply = try await client.send(
                UpdateLocation(major: major.map(Int.init), minor: minor.map(Int.init), beacons: heard))
            let count = heard?.count ?? 1
            try output.show(reply, "Reported; \(reply.recognised) of \(count) beacons are room beacons of this site.")
        }
    }

    /// A beacon heard, as `UUID/MAJOR/MINOR` with `@RSSI` in dBm after it where it is known.
    struct BeaconArgument: ExpressibleByArgument, Equatable {
        let heard: HeardBeacon

        init?(argument: String) {
            let halves = argument.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
            let parts = halves[0].split(separator: "/", omittingEmptySubsequences: false)
            guard parts.count == 3, let uuid = ProximityUUID(String(parts[0])),
                let major = UInt16(parts[1]), let minor = UInt16(parts[2])
            else { return nil }
            var rssi: Int?
            if halves.count == 2 {
                guard let level = Int(halves[1]), (-128...127).contains(level) else { return nil }
                rssi = level
            }
            heard = HeardBeacon(uuid: uuid, major: major, minor: minor, rssi: rssi)
        }
    }
}
