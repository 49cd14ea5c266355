import ArgumentParser
import Node
import Vocabulary

extension NodeCommand {
    struct DoctorCommand: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "doctor",
            abstract: "Check all that a node needs, and say what to do.",
            discussion: """
                Each check is ok, failed, with the command that mends it, or skipped. The exit status is 1 if one \
                failed.
                The adapter is opened and a scan started for a moment: stop a node that uses it first.
                With a server and a token these are checked too.
                """)

        @Option(
            help: ArgumentHelp("The adapter: its name, such as hci0, or its address.", valueName: "name or address"))
        var adapter = "hci0"

        @Option(help: "How a node is to use it: exclusive or shared.")
        var mode = RadioMode.exclusive

        @Option(help: "Give the controller these commands, whatever it lists: legacy or extended.")
        var commands: RadioCommands?

        @OptionGroup(title: "Server") var server: ServerOptions

        @Flag(help: "Print one JSON object: healthy, and the checks.")
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
