public import ArgumentParser
public import Beacon

/// The identity of a beacon or badge bought elsewhere: UUID, major and minor together, or none of them.
struct IdentityOptions: ParsableArguments {
    @Option(help: "The advertised proximity UUID, with --major and --minor; assigned if absent.")
    var uuid: ProximityUUID?

    @Option(help: "The advertised major, 0 to 65,535.")
    var major: UInt16?

    @Option(help: "The advertised minor, 0 to 65,535.")
    var minor: UInt16?

    @Option(help: "The device address, such as a4:c1:38:bf:6f:ab, if several beacons share one identity.")
    var address: DeviceAddress?

    func validate() throws {
        let given = [uuid != nil, major != nil, minor != nil]
        guard given.allSatisfy({ $0 == given[0] }) else {
            throw ValidationError("Give --uuid, --major and --minor together, or none of them.")
        }
        if address != nil, uuid == nil {
            throw ValidationError("--address requires --uuid, --major and --minor.")
        }
    }

    var isGiven: Bool { uuid != nil }
    var majorKey: Int? { major.map(Int.init) }
    var minorKey: Int? { minor.map(Int.init) }
}

extension ProximityUUID: ExpressibleByArgument {}

extension DeviceAddress: ExpressibleByArgument {}
