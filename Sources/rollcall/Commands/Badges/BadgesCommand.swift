import ArgumentParser

struct BadgesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "badges", abstract: "The badges people carry.",
        subcommands: [BadgesIssue.self, BadgesReturn.self])
}
