import ArgumentParser
import Logging
import Node

struct ReplayCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "replay",
        abstract: "Send what was recorded the way live radio goes.",
        discussion: """
            A btsnoop capture is heard by one scanner, known by its token. A sightings table (columns session, t, \
            receiver and rssi, plain or gzip) is heard by as many scanners as it has receivers, all hearing one badge. \
            The recorded spacing is kept on the server's clock, also where that runs faster than real time.
            """)

    @Argument(help: "A btsnoop file, or a sightings table (.csv or .csv.gz).")
    var file: String

    @OptionGroup var connection: ConnectionOptions
    @OptionGroup(title: "Sightings tables") var table: TableOptions

    @Option(help: ArgumentHelp("Recorded seconds in one second of the server's clock.", valueName: "factor"))
    var speed = 1.0

    @Option(
        help: ArgumentHelp(
            "Keep the scanners alive by heartbeats for so long after the end, on the server's clock.",
            valueName: "seconds"))
    var linger = 0.0

    @Flag(help: "Print the summary as one JSON object.")
    var json = false

    func run() async throws {
        do {
            let summary = try await replay()
            print(json ? try summary.json : "\(summary)")
            guard summary.isComplete else { throw ExitCode.failure }
        } catch let error where !(error is ExitCode) {
            Terminal.complain("\(error)")
            throw ExitCode.failure
        }
    }

    private func replay() async throws -> ReplaySummary {
        let settings = try connection.settings()
        let options = try ReplayOptions(
            file: file, source: try table.source(of: file, token: settings.token), speed: speed, gap: table.gap,
            linger: linger, spools: settings.spool)
        let line = ProgressLine()
        defer { line.end() }
        let logger = Logger(label: "rollcall-node") { StreamLogHandler.standardError(label: $0) }
        return try await Replay(options, server: settings.server, trust: settings.trust, logger: logger)
            .run(obeyingSignals: true) { line.show($0) }
    }
}
