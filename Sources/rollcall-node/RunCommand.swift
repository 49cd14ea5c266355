import ArgumentParser
import Foundation
import Node

extension NodeCommand {
    struct RunCommand: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "run",
            abstract: "Run as a node: scan, send sightings to the server, and advertise if configured.",
            discussion: """
                The configuration file is a JSON object. Environment variables such as ROLLCALL_SERVER override it.

                  server       URL of the server
                  token        token of the scanner; alternatively
                  token_file   a file with the token; other users must not be able to read it
                  spool        folder for sightings that the server has not stored yet
                               (default: /var/lib/rollcall-node)
                  adapter      name of the adapter, or better its address, such as a4:c1:38:bf:6f:ab (default: hci0)
                  mode         exclusive, or shared with bluetoothd (default: exclusive)
                  commands     legacy or extended: use only these HCI commands (default: as the controller supports)
                  active       true to request scan responses from beacons (default: false)
                  scan         an object: interval_ms, the time on each channel (default: 60); window_ms, the part of
                               it in which the receiver listens (default: all); coded_phy, true to scan on LE Coded too
                  spool_bytes  maximum size of the spool in bytes (default: 536870912)
                  log_level    level of the log, such as debug (default: info)
                  record       a btsnoop file in which to record every packet
                  advertise    an object: uuid, major and minor, or beacon, the ID of a registered room beacon;
                               measured_power in dBm (default: -59); interval_ms (default: 100)

                The server can set active, scan, spool_bytes, log_level, measured_power and interval_ms for many nodes \
                at once (`rollcall scanners`). Values in the configuration file take precedence.

                A node retries forever when its adapter cannot be used, and logs the command that fixes the problem. \
                Under systemd (Type=notify) it reports READY, STATUS and STOPPING, and WATCHDOG if WatchdogSec is set.
                """)

        @Option(help: ArgumentHelp("The JSON file with the configuration.", valueName: "file"))
        var config: String

        func run() async throws {
            try await Foreground.run {
                let environment = ProcessInfo.processInfo.environment
                let reader = try await NodeConfiguration.reader(file: config, environment: environment)
                let configuration = try NodeConfiguration(reader: reader)
                let live = try LiveRadio(configuration.radio, isFirstStartVital: false, logger: Foreground.logger)
                let scanner = try LiveScannerNode(
                    configuration.connection, live, log: Foreground.log, environment: environment)
                try await scanner.run(advertising: configuration.advertise)
            }
        }
    }
}
