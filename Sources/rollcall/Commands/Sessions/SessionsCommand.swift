import ArgumentParser

struct SessionsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sessions", abstract: "Where you are logged in.",
        subcommands: [SessionsList.self, SessionsEnd.self])
}
