import ArgumentParser
import Foundation
import Logging
import Node
import Synchronization

extension NodeCommand {
    struct ReplayCommand: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "replay",
            abstract: "Send what was recorded the way live radio goes.",
            discussion: """
                A capture (btsnoop as scan --record and btmon -w write it, PacketLogger, pcap, pcapng, plain or gzip) \
                is heard by one scanner, known by its token. A sightings table (columns session, t, \
                receiver and rssi, plain or gzip) is heard by as many scanners as it has receivers, all hearing one \
                badge. With a cast many people walk along its sessions, on as many floors as the cast names. The \
                recorded spacing is kept on the server's clock, also where that runs faster than real time.

                The exit status is 0 if the server has all of it, 1 if not all was sent, and 2 if the server refused \
                sightings or has none: the summary says why, and of which keys.
                """)

        @Argument(help: "A capture, or a sightings table (.csv or .csv.gz).")
        var file: String

        @Option(
            help: ArgumentHelp("Of a capture of several adapters, the one whose packets are played.", valueName: "hciN")
        )
        var adapter: String?

        @OptionGroup var connection: ConnectionOptions
        @OptionGroup(title: "Sightings tables") var table: TableOptions

        @Option(help: ArgumentHelp("Recorded seconds in one second of the server's clock.", valueName: "factor"))
        var speed = 1.0

        @Option(
            help: ArgumentHelp(
                "Keep the scanners alive by heartbeats for so long after the end, on the server's clock.",
                valueName: "seconds"))
        var linger = 0.0

        @Option(
            help: ArgumentHelp(
                "When the recording begins, such as 2026-03-02T08:00:00Z. What lies before now is not heard, so that a "
                    + "replay that was killed goes on where the recording is by now.", valueName: "time"),
            transform: { try Date($0, strategy: .iso8601) })
        var start: Date?

        @Flag(help: "Begin again at the end, at times that go on, until interrupted.")
        var loop = false

        @Flag(help: "Print the summary as one JSON object.")
        var json = false

        /// The exit status if everything was sent and the server refused some of it.
        private static let refusedStatus: Int32 = 2

        func run() async throws {
            do {
                let summary = try await replay()
                print(json ? try summary.json : "\(summary)")
                guard summary.isComplete else { throw ExitCode.failure }
                guard summary.isAccepted else { throw ExitCode(Self.refusedStatus) }
            } catch let error where !(error is ExitCode) {
                Terminal.complain("\(error)")
                throw ExitCode.failure
            }
        }

        private func replay() async throws -> ReplaySummary {
            let settings = try connection.settings()
            let options = try ReplayOptions(
                file: file, source: try table.source(of: file, token: settings.token, adapter: adapter), speed: speed,
                gap: table.gap,
                linger: linger, spools: settings.spool, startsAt: start, loops: loop)
            let line = ProgressLine()
            defer { line.end() }
            let logger = Logger(label: "rollcall-node") { StreamLogHandler.standardError(label: $0) }
            return try await Replay(options, server: settings.server, trust: settings.trust, logger: logger)
                .run(obeyingSignals: true) { line.show($0) }
        }
    }
}

extension NodeCommand.ReplayCommand {
    /// What a sightings table does not contain itself.
    struct TableOptions: ParsableArguments {
        @Option(help: ArgumentHelp("The badge that is heard.", valueName: "uuid/major/minor"))
        var badge: String?

        @Option(
            help: ArgumentHelp(
                "A table of who carries a badge along which session, instead of --badge: columns person, badge, floor, "
                    + "session and start (seconds). No person may be in two places.", valueName: "file"))
        var cast: String?

        @Option(
            help: ArgumentHelp(
                #"A JSON file that maps each receiver to its token: {"A1": "…"}, with a cast each floor and receiver: "#
                    + #"{"2/A1": "…"}. Keep it to yourself: chmod 600."#,
                valueName: "file"))
        var scanners: String?

        @Option(
            parsing: .upToNextOption,
            help: ArgumentHelp("Play these sessions alone. All, if none is named.", valueName: "name"))
        var session: [String] = []

        @Option(help: ArgumentHelp("Time between two sessions, on the server's clock.", valueName: "seconds"))
        var gap = 0.0

        func source(of file: String, token: String?, adapter: String?) throws -> ReplayOptions.Source {
            try ReplayOptions.Source(
                file: file, token: token, adapter: adapter, badge: badge, cast: cast, scanners: scanners,
                sessions: Set(session))
        }
    }
}

extension NodeCommand.ReplayCommand {
    /// Progress on standard error: one line that is redrawn on a terminal, else a line every five seconds and at each
    /// turn.
    final class ProgressLine: Sendable {
        private static let pause = Duration.seconds(5)

        private struct State {
            var stage: String?
            var shownAt: ContinuousClock.Instant?
            var isOpen = false
        }

        private let isInteractive = Terminal.isInteractive
        private let state = Mutex(State())

        func show(_ progress: ReplayProgress) {
            state.withLock { state in
                if isInteractive {
                    // Moves to the first column, and clears the rest of the line.
                    Terminal.write("\r\u{1B}[K\(progress)")
                    state.isOpen = true
                } else if isDue(progress, state) {
                    Terminal.write("\(progress)\n")
                    state.shownAt = .now
                    state.stage = progress.stage.name
                }
            }
        }

        /// Keeps the current line.
        func end() {
            state.withLock { state in
                if state.isOpen { Terminal.write("\n") }
                state.isOpen = false
            }
        }

        private func isDue(_ progress: ReplayProgress, _ state: State) -> Bool {
            guard let shownAt = state.shownAt, state.stage == progress.stage.name else { return true }
            return .now - shownAt >= Self.pause
        }
    }
}
