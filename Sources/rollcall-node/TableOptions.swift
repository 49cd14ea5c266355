import ArgumentParser
import Node

/// What a sightings table does not tell by itself.
struct TableOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The badge that is heard.", valueName: "uuid/major/minor"))
    var badge: String?

    @Option(
        help: ArgumentHelp(
            #"A JSON file that maps each receiver to its token: {"A1": "…"}. Keep it to yourself: chmod 600."#,
            valueName: "file"))
    var scanners: String?

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp("Play these sessions alone. All, if none is named.", valueName: "name"))
    var session: [String] = []

    @Option(help: ArgumentHelp("Time between two sessions, on the server's clock.", valueName: "seconds"))
    var gap = 0.0

    func source(of file: String, token: String?) throws -> ReplayOptions.Source {
        try ReplayOptions.Source(file: file, token: token, badge: badge, scanners: scanners, sessions: Set(session))
    }
}
