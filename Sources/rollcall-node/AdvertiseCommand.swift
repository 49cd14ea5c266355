import ArgumentParser
import Node

extension NodeCommand {
    struct AdvertiseCommand: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "advertise",
            abstract: "Run as a room beacon: a non-connectable iBeacon.",
            discussion: """
                Give the identity with --uuid, --major and --minor, or name a registered beacon with --beacon, whose \
                identity is then fetched from the server. Advertising resumes by itself after the adapter was reset or \
                plugged in again, and stops when the command ends.

                The command needs CAP_NET_RAW and CAP_NET_ADMIN: `rollcall-node doctor` checks them.
                """)

        @OptionGroup(title: "Identity") var identity: IdentityOptions
        @OptionGroup var radio: RadioOptions
        @OptionGroup(title: "Server") var server: ServerOptions

        @Option(help: ArgumentHelp("Stop after n seconds. (default: run until SIGINT or SIGTERM)", valueName: "n"))
        var seconds: Double?

        func validate() throws {
            try Foreground.check(seconds: seconds)
        }

        func run() async throws {
            try await Foreground.run {
                let settings = try identity.settings()
                let logger = Foreground.logger
                let advertisement = try await BeaconLookup(logger: logger)
                    .advertisement(settings) { try server.settings() }
                let live = try LiveRadio(radio.settings(), isFirstStartVital: true, logger: logger)
                try await live.advertise(advertisement, seconds: seconds)
            }
        }
    }
}

extension NodeCommand.AdvertiseCommand {
    /// The beacon to advertise, its measured power and its interval.
    struct IdentityOptions: ParsableArguments {
        @Option(help: "The proximity UUID of the beacon, which is usually the same at a whole site.")
        var uuid: String?

        @Option(help: ArgumentHelp("The major number of the beacon, from 0 to 65535.", valueName: "n"))
        var major: Int?

        @Option(help: ArgumentHelp("The minor number of the beacon, from 0 to 65535.", valueName: "n"))
        var minor: Int?

        @Option(
            help: ArgumentHelp(
                "The ID of a registered room beacon, instead of --uuid, --major and --minor.", valueName: "id"))
        var beacon: Int?

        // Unconditional, since a value such as -59 looks like an option.
        @Option(
            parsing: .unconditional,
            help: ArgumentHelp("The RSSI at a distance of 1 m, in dBm. (default: -59)", valueName: "dBm"))
        var measuredPower: Int?

        @Option(
            help: ArgumentHelp(
                "The time between two advertisements in milliseconds, from 20 to 10240. Controllers before Bluetooth "
                    + "5.0 need at least 100. (default: 100)",
                valueName: "ms"))
        var interval: Int?

        func settings() throws -> AdvertiseSettings {
            try AdvertiseSettings(
                uuid: uuid, major: major, minor: minor, beacon: beacon, measuredPower: measuredPower, interval: interval
            )
        }
    }
}
