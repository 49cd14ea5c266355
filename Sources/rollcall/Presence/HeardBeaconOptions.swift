import ArgumentParser
import Wire

/// Options for the room beacons that the client hears.
struct HeardBeaconOptions: ParsableArguments {
    @Option(help: "Report the nearest beacon by its major; requires --minor.")
    var major: UInt16?

    @Option(help: "Report the nearest beacon by its minor; requires --major.")
    var minor: UInt16?

    @Option(
        help: ArgumentHelp(
            "Report a beacon, with its RSSI in dBm; repeat for each beacon.", valueName: "uuid/major/minor[@rssi]"))
    var beacon: [StudentClientCommands.BeaconArgument] = []

    @Flag(help: "Report that no beacon is heard.")
    var none = false

    func validate() throws {
        guard (major == nil) == (minor == nil) else { throw ValidationError("Give --major and --minor together.") }
        guard [major != nil, !beacon.isEmpty, none].filter({ $0 }).count == 1 else {
            throw ValidationError("Give --major and --minor, or --beacon for each beacon heard, or --none.")
        }
    }

    var majorKey: Int? { major.map(Int.init) }
    var minorKey: Int? { minor.map(Int.init) }

    /// The beacons to report; nil if only the nearest beacon is given.
    var beacons: [HeardBeacon]? { major == nil ? beacon.map(\.heard) : nil }

    var count: Int { beacons?.count ?? 1 }
}
