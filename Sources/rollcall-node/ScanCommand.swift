import ArgumentParser
import Foundation
import Node

extension NodeCommand {
    struct ScanCommand: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "scan",
            abstract: "Listen for beacons, and print what is heard or send it to a server.",
            discussion: """
                Without a server each iBeacon sighting is printed on a line: when, UUID, major/minor, RSSI, how often \
                in that second, address. With a server and the scanner's token the sightings are sent there; what \
                cannot be sent yet waits in a spool on the disk, also after the end.

                An adapter that cannot be used at the start ends the command with exit status 1 and the command that \
                mends it. Once it has worked, it is brought back whenever it was unplugged, taken down or hung.

                Needs CAP_NET_RAW and CAP_NET_ADMIN: see rollcall-node doctor.
                """)

        @OptionGroup var radio: RadioOptions
        @OptionGroup(title: "Server") var connection: ConnectionOptions

        @Flag(help: "Ask beacons for their scan response too; only some need it, and it costs their battery.")
        var active = false

        @Flag(help: "Print one JSON object a line.")
        var json = false

        @Option(help: ArgumentHelp("End after so long. By default it goes on until SIGINT or SIGTERM.", valueName: "n"))
        var seconds: Double?

        func validate() throws {
            try Foreground.check(seconds: seconds)
        }

        func run() async throws {
            try await Foreground.run {
                let settings = try connection.optionalSettings()
                let radio = radio.settings(active: active)
                let live = try LiveRadio(radio, isFirstStartVital: true, logger: Foreground.logger)
                if let settings {
                    let scanner = try ServerScanner(
                        settings, live, log: Foreground.log, environment: ProcessInfo.processInfo.environment)
                    try await scanner.run(seconds: seconds)
                } else {
                    try await live.print(json ? .json : .text, seconds: seconds) { print($0) }
                }
            }
        }
    }
}
