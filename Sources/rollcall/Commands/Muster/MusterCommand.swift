import ArgumentParser

struct MusterCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "muster", abstract: "The muster list: who is accounted for, and where the others were last.",
        subcommands: [MusterShow.self, MusterStart.self, MusterTick.self, MusterClose.self],
        defaultSubcommand: MusterShow.self)
}
