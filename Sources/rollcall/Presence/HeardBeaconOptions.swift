import ArgumentParser
import Wire

/// Which room beacons are heard.
struct HeardBeaconOptions: ParsableArguments {
    @Option(help: "The major of the nearest beacon, with --minor.")
    var major: UInt16?

    @Option(help: "The minor of the nearest beacon, with --major.")
    var minor: UInt16?

    @Option(
        help: ArgumentHelp(
            "A beacon heard, with its RSSI in dBm; give it again for each.", valueName: "uuid/major/minor[@rssi]"))
    var beacon: [StudentClientCommands.BeaconArgument] = []

    @Flag(help: "None is heard.")
    var none = false

    func validate() throws {
        guard (major == nil) == (minor == nil) else { throw ValidationError("Give --major and --minor together.") }
        guard [major != nil, !beacon.isEmpty, none].filter({ $0 }).count == 1 else {
            throw ValidationError("Give --major and --minor, or --beacon for each beacon heard, or --none.")
        }
    }

    var majorKey: Int? { major.map(Int.init) }
    var minorKey: Int? { minor.map(Int.init) }

    /// Nil if the nearest alone is told.
    var beacons: [HeardBeacon]? { major == nil ? beacon.map(\.heard) : nil }

    var count: Int { beacons?.count ?? 1 }
}
