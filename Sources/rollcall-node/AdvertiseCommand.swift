import ArgumentParser
import Node

extension NodeCommand {
    struct AdvertiseCommand: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "advertise",
            abstract: "Run as a room beacon: a non-connectable iBeacon.",
            discussion: """
                Either name the identity with --uuid, --major and --minor, or a beacon the server knows with --beacon; \
                its keys are then fetched from the server. Advertising ends with the command, and is taken up again \
                whenever the adapter was reset or unplugged.

                Needs CAP_NET_RAW and CAP_NET_ADMIN: see rollcall-node doctor.
                """)

        @OptionGroup(title: "Identity") var identity: IdentityOptions
        @OptionGroup var radio: RadioOptions
        @OptionGroup(title: "Server") var server: ServerOptions

        @Option(help: ArgumentHelp("End after so long. By default it goes on until SIGINT or SIGTERM.", valueName: "n"))
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
        @Option(help: "The proximity UUID of the site.")
        var uuid: String?

        @Option(help: ArgumentHelp("0 to 65535.", valueName: "n"))
        var major: Int?

        @Option(help: ArgumentHelp("0 to 65535.", valueName: "n"))
        var minor: Int?

        @Option(
            help: ArgumentHelp("The number of a beacon of the server, in place of the three above.", valueName: "id"))
        var beacon: Int?

        // Unconditional, since a value such as -59 looks like an option.
        @Option(parsing: .unconditional, help: ArgumentHelp("The RSSI at 1 m. (default: -59)", valueName: "dBm"))
        var measuredPower: Int?

        @Option(
            help: ArgumentHelp(
                "From one advertisement to the next, 20 to 10240; controllers before Bluetooth 5.0 take no less than "
                    + "100. (default: 100)",
                valueName: "ms"))
        var interval: Int?

        func settings() throws -> AdvertiseSettings {
            try AdvertiseSettings(
                uuid: uuid, major: major, minor: minor, beacon: beacon, measuredPower: measuredPower, interval: interval
            )
        }
    }
}
