import ArgumentParser
import Node

struct AdvertiseCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "advertise",
        abstract: "Be a room beacon: an iBeacon that nobody can connect to.",
        discussion: """
            Either name the identity with --uuid, --major and --minor, or a beacon the server knows with --beacon; its \
            keys are then fetched from the server. Advertising ends with the command, and is taken up again whenever \
            the adapter was reset or unplugged.

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
