import ArgumentParser
import Foundation
import Logging
import Node
import Synchronization

extension NodeCommand {
    struct ReplayCommand: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "replay",
            abstract: "Replay a recording to the server as if the node heard it now.",
            discussion: """
                A capture is replayed as one scanner, which --token identifies. Captures are btsnoop files (`scan \
                --record` and `btmon -w` write them), PacketLogger, pcap and pcapng files, plain or compressed with \
                gzip.

                A sightings table is replayed as one scanner for each of its receivers, all of which hear one badge. \
                It has the columns session, t, receiver and rssi, plain or compressed with gzip. With --cast, many \
                people walk through the sessions of the table, on as many floors as the cast names.

                The recorded intervals are kept by the server's clock, even if that runs faster than real time.

                The exit status is 0 if the server stored everything, 1 if something could not be sent, and 2 if the \
                server refused sightings or stored none. The summary then reports the reasons and the beacons.
                """)

        @Argument(help: "The capture, or the sightings table (.csv or .csv.gz), to replay.")
        var file: String

        @Option(
            help: ArgumentHelp("Replay the packets of this adapter, if the capture has several.", valueName: "hciN"))
        var adapter: String?

        @OptionGroup var connection: ConnectionOptions
        @OptionGroup(title: "Sightings tables") var table: TableOptions

        @Option(
            help: ArgumentHelp("Replay this many times as fast, by the server's clock.", valueName: "factor"))
        var speed = 1.0

        @Option(
            help: ArgumentHelp(
                "Keep sending heartbeats for this long after the end, in seconds of the server's clock.",
                valueName: "seconds"))
        var linger = 0.0

        @Option(
            help: ArgumentHelp(
                "The time at which the recording starts, such as 2026-03-02T08:00:00Z. Sightings before the current "
                    + "time are skipped, so that a replay that was killed can continue. (default: now)",
                valueName: "time"),
            transform: { try Date($0, strategy: .iso8601) })
        var start: Date?

        @Flag(help: "Start again at the end of the recording, until the command is interrupted.")
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
        @Option(help: ArgumentHelp("The badge that all receivers hear.", valueName: "uuid/major/minor"))
        var badge: String?

        @Option(
            help: ArgumentHelp(
                "A table with the person, badge, floor, session and start (in seconds) of each walk, instead of "
                    + "--badge. The walks of a person must not overlap.", valueName: "file"))
        var cast: String?

        @Option(
            help: ArgumentHelp(
                #"A JSON file that maps each receiver to its token, such as {"A1": "…"}; with --cast, each floor and "#
                    + #"receiver, such as {"2/A1": "…"}. Protect it with chmod 600."#,
                valueName: "file"))
        var scanners: String?

        @Option(
            parsing: .upToNextOption,
            help: ArgumentHelp("Replay only these sessions. (default: all)", valueName: "name"))
        var session: [String] = []

        @Option(
            help: ArgumentHelp(
                "The time between two sessions, in seconds of the server's clock.", valueName: "seconds"))
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
