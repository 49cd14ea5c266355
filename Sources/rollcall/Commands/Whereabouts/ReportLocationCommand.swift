import ArgumentParser
import Client
import Wire

struct ReportLocationCommand: RemoteCommand {
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
