import ArgumentParser
import Foundation
import Node

extension NodeCommand {
    struct ScanCommand: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "scan",
            abstract: "Scan for beacons and print the sightings, or send them to a server.",
            discussion: """
                Without --server, each iBeacon sighting is printed on one line: time, UUID, major/minor, RSSI, number \
                of advertisements in that second, and address. With --server and --token, the sightings are sent to \
                the server; those that cannot be sent yet stay in a spool on the disk, even after the command ends.

                If the adapter cannot be used at the start, the command exits with status 1 and prints how to fix the \
                problem. Later the adapter is started again by itself after it was unplugged, taken down or hung.

                The command needs CAP_NET_RAW and CAP_NET_ADMIN: `rollcall-node doctor` checks them.
                """)

        @OptionGroup var radio: RadioOptions
        @OptionGroup(title: "Server") var connection: ConnectionOptions

        @Flag(help: "Request scan responses from beacons. Few beacons need this, and it drains their batteries.")
        var active = false

        @Flag(help: "Print one JSON object per line.")
        var json = false

        @Option(help: ArgumentHelp("Stop after n seconds. (default: run until SIGINT or SIGTERM)", valueName: "n"))
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
                    let scanner = try LiveScannerNode(
                        settings, live, log: Foreground.log, environment: ProcessInfo.processInfo.environment)
                    try await scanner.run(seconds: seconds)
                } else {
                    try await live.print(json ? .json : .text, seconds: seconds) { print($0) }
                }
            }
        }
    }
}
