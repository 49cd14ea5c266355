import ArgumentParser
import Node

/// Which beacon is advertised, and how loud and often.
struct IdentityOptions: ParsableArguments {
    @Option(help: "The proximity UUID of the site.")
    var uuid: String?

    @Option(help: ArgumentHelp("0 to 65535.", valueName: "n"))
    var major: Int?

    @Option(help: ArgumentHelp("0 to 65535.", valueName: "n"))
    var minor: Int?

    @Option(help: ArgumentHelp("The number of a beacon of the server, in place of the three above.", valueName: "id"))
    var beacon: Int?

    // Unconditional, since a value such as -59 looks like an option.
    @Option(parsing: .unconditional, help: ArgumentHelp("The RSSI at 1 m. (default: -59)", valueName: "dBm"))
    var measuredPower: Int?

    @Option(
        help: ArgumentHelp(
            "From one advertisement to the next, 20 to 10240; controllers before Bluetooth 5.0 take no less than 100. "
                + "(default: 100)",
            valueName: "ms"))
    var interval: Int?

    func settings() throws -> AdvertiseSettings {
        try AdvertiseSettings(
            uuid: uuid, major: major, minor: minor, beacon: beacon, measuredPower: measuredPower, interval: interval)
    }
}
