import ArgumentParser
import Node
import Vocabulary

extension NodeCommand {
    struct DoctorCommand: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "doctor",
            abstract: "Check everything a node needs, and print how to fix what is missing.",
            discussion: """
                Each check prints ok, failed or skipped. A failed check also prints the command that fixes the \
                problem. The exit status is 1 if a check failed.

                The doctor opens the adapter and scans for a moment: first stop any node that uses the adapter. \
                With --server and --token, the connection to the server is checked too.
                """)

        @Option(
            help: ArgumentHelp("The name of the adapter, such as hci0, or its address.", valueName: "name or address"))
        var adapter = "hci0"

        @Option(help: "How the node will use the adapter: exclusive, or shared with bluetoothd.")
        var mode = RadioMode.exclusive

        @Option(
            help: """
                Use only these HCI commands: legacy or extended. (default: those that the controller lists as supported)
                """)
        var commands: RadioCommands?

        @OptionGroup(title: "Server") var server: ServerOptions

        @Flag(help: "Print the result as one JSON object.")
        var json = false

        func run() async throws {
            try await Foreground.run {
                let doctor = Doctor(
                    RadioSettings(adapter: adapter, mode: mode, commands: commands),
                    settings: try server.optionalSettings())
                let diagnosis = await doctor.examine()
                print(json ? try diagnosis.json : "\(diagnosis)")
                guard diagnosis.isHealthy else { throw ExitCode.failure }
            }
        }
    }
}
