import ArgumentParser
import Foundation
import Node

struct RunCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run",
        abstract: "Be a node for good: scan, send sightings to the server, and advertise if told to.",
        discussion: """
            The configuration is a JSON object; ROLLCALL_SERVER and the like in the environment go before it:

              server       the server's address
              token        the scanner's token, or
              token_file   a file with it, which not everybody may read
              spool        the folder for what the server does not have yet (default: /var/lib/rollcall-node)
              adapter      such as hci0, the default
              mode         exclusive, the default, or shared
              active       true to ask beacons for their scan response
              record       a btsnoop file for every packet
              advertise    an object: uuid, major and minor, or beacon, the number of one the server knows;
                           measured_power in dBm (default: -59), interval_ms (default: 100)

            An adapter that cannot be used is tried again for ever, and the log names the command that mends it. Under \
            systemd (Type=notify) it tells READY, STATUS, STOPPING, and WATCHDOG where WatchdogSec is set.
            """)

    @Option(help: ArgumentHelp("The configuration.", valueName: "file"))
    var config: String

    func run() async throws {
        try await Foreground.run {
            let environment = ProcessInfo.processInfo.environment
            let reader = try await NodeConfiguration.reader(file: config, environment: environment)
            let configuration = try NodeConfiguration(reader: reader)
            let live = try LiveRadio(configuration.radio, isFirstStartVital: false, logger: Foreground.logger)
            let scanner = try ServerScanner(configuration.connection, live, environment: environment)
            try await scanner.run(advertising: configuration.advertise)
        }
    }
}
