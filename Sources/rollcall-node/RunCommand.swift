import ArgumentParser
import Foundation
import Node

extension NodeCommand {
    struct RunCommand: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "run",
            abstract: "Run as a node: scan, send sightings to the server, and advertise if configured.",
            discussion: """
                The configuration is a JSON object; ROLLCALL_SERVER and the like in the environment go before it:

                  server       the server's address
                  token        the scanner's token, or
                  token_file   a file with it, not readable by all
                  spool        the folder for what the server does not have yet (default: /var/lib/rollcall-node)
                  adapter      such as hci0, the default, or better an address such as a4:c1:38:bf:6f:ab
                  mode         exclusive, the default, or shared
                  commands     legacy or extended, whatever the controller lists
                  active       true to ask beacons for their scan response
                  scan         an object: interval_ms for which a channel is listened to (default: 60), window_ms of
                               them in which the receiver listens (default: all), coded_phy true for LE Coded too
                  spool_bytes  what the spool may hold (default: 536870912)
                  log_level    such as info, the default, or debug
                  record       a btsnoop file for every packet
                  advertise    an object: uuid, major and minor, or beacon, the number of one the server knows;
                               measured_power in dBm (default: -59), interval_ms (default: 100)

                active, scan, spool_bytes, log_level, measured_power and interval_ms may be set for many nodes at once \
                on the server (rollcall scanners); what the file says goes first.

                An adapter that cannot be used is tried again for ever, and the log names the command that mends it. \
                Under systemd (Type=notify) it tells READY, STATUS, STOPPING, and WATCHDOG where WatchdogSec is set.
                """)

        @Option(help: ArgumentHelp("The configuration.", valueName: "file"))
        var config: String

        func run() async throws {
            try await Foreground.run {
                let environment = ProcessInfo.processInfo.environment
                let reader = try await NodeConfiguration.reader(file: config, environment: environment)
                let configuration = try NodeConfiguration(reader: reader)
                let live = try LiveRadio(configuration.radio, isFirstStartVital: false, logger: Foreground.logger)
                let scanner = try ServerScanner(
                    configuration.connection, live, log: Foreground.log, environment: environment)
                try await scanner.run(advertising: configuration.advertise)
            }
        }
    }
}
