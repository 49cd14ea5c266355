import ArgumentParser
import Client
import Concurrency
import Dispatch
import Foundation
import UnixSignals
import Vocabulary
import Wire

/// A survey that is being recorded, room by room.
struct GuidedWalk {
    let client: RollcallClient
    let badge: SurveyCommand.BadgeChoice
    private var survey: Int64?

    init(client: RollcallClient, badge: SurveyCommand.BadgeChoice) {
        self.client = client
        self.badge = badge
    }

    /// Records a stay until Enter is pressed, or for a number of seconds, and shows what is heard meanwhile.
    /// - Throws: `ExitCode` if a signal, or the end of the input, interrupted the stay. The stay is ended on the server
    ///   then too, because later sightings would count for this room.
    mutating func stay(in room: String, seconds: Int?) async throws {
        let begun = try await client.send(
            RecordSurvey(
                action: .start, badgeID: badge.badge, email: badge.person?.email, personID: badge.person?.personID,
                roomNumber: room))
        guard let record = begun.surveys.first else { return }
        let id = record.surveyID
        if survey == nil, let warning = SurveyLines.resumption(of: record) { Output.warn(warning) }
        survey = id
        let howLong =
            seconds.map { "for \($0) s" } ?? "for a minute and a half, and press Enter before you leave the room"
        Output.warn("\(room): walk about \(howLong).")
        let end = await StayEnd.wait(after: seconds) { [client] in await Self.show(id, room, client) }
        try await leave(room, of: id)
        guard let status = end.status else { return }
        Output.warn("Interrupted; the sightings in \(room) so far are kept.")
        throw ExitCode(status)
    }

    private mutating func leave(_ room: String, of survey: Int64) async throws {
        do {
            _ = try await client.send(RecordSurvey(action: .pause, surveyID: survey))
        } catch let failure as Failure where failure.code == .conflict || failure.code == .notFound {
            // There is no survey left to report on.
            self.survey = nil
            Output.warn("Another person has ended the stay in \(room) or dropped survey \(survey).")
            throw failure
        } catch {
            // The survey must not be used as it is, so no hint to end it is printed.
            self.survey = nil
            Output.warn(
                """
                The stay in \(room) could not be ended and continues for at most an hour. When the server responds \
                again, restart the walk, or drop the survey: rollcall surveys drop \(survey)
                """)
            throw error
        }
    }

    /// Prints how to continue or end a walk that stopped early; prints nothing if no survey was begun.
    func tellWhatIsLeft() {
        guard let survey else { return }
        Output.warn(
            """
            Survey \(survey) has not ended. To continue, run the same command again. To end and use the survey as \
            it is, run: rollcall surveys stop \(survey)
            """)
    }

    /// Ends the survey and returns the server's reply; nil if no survey was begun.
    func stop() async throws -> RecordSurvey.Reply? {
        guard let survey else { return nil }
        return try await client.send(RecordSurvey(action: .stop, surveyID: survey))
    }

    /// Shows every second what was heard, until cancelled; shows the last state again if the server does not answer.
    private static func show(_ survey: Int64, _ room: String, _ client: RollcallClient) async {
        var status = StatusLine()
        var seconds = 0
        var heard: [SurveyHeardRecord] = []
        while !Task.isCancelled {
            // A separate task, so that the end of the stay does not cancel a request in flight.
            let reply = try? await Task { try await client.send(RecordSurvey(action: .list, surveyID: survey)) }.value
            if let stay = reply?.surveys.first?.stays.last { heard = stay.heard }
            status.show(SurveyLines.progress(room, seconds: seconds, heard))
            try? await Task.sleep(for: .seconds(1))
            seconds += 1
        }
        status.end()
    }

    /// The reason why a stay of a survey ended.
    enum StayEnd {
        case enter, time
        /// The input has ended, so that Enter can no longer be pressed.
        case closedInput
        case signal(UnixSignal)

        /// The exit status of the program if the stay was interrupted; nil otherwise.
        var status: Int32? {
            switch self {
            case .enter, .time: nil
            case .closedInput: ErrorReport.Status.refused.rawValue
            case .signal(let signal): 128 + signal.rawValue
            }
        }

        /// Waits for the end of a stay and returns the reason. Meanwhile, signals end the stay instead of the program.
        /// - Parameters:
        ///   - seconds: the length of the stay; nil to wait for Enter.
        ///   - show: runs until the stay ends, and is then cancelled.
        static func wait(after seconds: Int?, meanwhile show: @escaping @Sendable () async -> Void) async -> StayEnd {
            let (ends, continuation) = AsyncStream.makeStream(of: StayEnd.self)
            await SignalTrap.shared.tell { continuation.yield(.signal($0)) }
            let showing = Task { await show() }
            let over = Task {
                if let seconds {
                    try? await Task.sleep(for: .seconds(seconds))
                    continuation.yield(.time)
                } else {
                    continuation.yield(await typed())
                }
            }
            var found = ends.makeAsyncIterator()
            let end = await found.next() ?? .time
            over.cancel()
            showing.cancel()
            await showing.value
            await SignalTrap.shared.tell(nil)
            return end
        }

        private static func typed() async -> StayEnd {
            await DispatchQueue.global().run { readLine() == nil ? .closedInput : .enter }
        }
    }

    /// Passes signals that would end the program to a listener that must clean up first.
    ///
    /// A trapped signal stays trapped, because the library cannot restore the default. Without a listener, the trap
    /// ends the program.
    actor SignalTrap {
        static let shared = SignalTrap()

        private var listener: (@Sendable (UnixSignal) -> Void)?
        private var isSet = false

        /// Sets the listener, and traps the signals on the first call.
        /// - Parameter listener: receives each signal; nil if signals end the program.
        func tell(_ listener: (@Sendable (UnixSignal) -> Void)?) async {
            self.listener = listener
            guard !isSet else { return }
            isSet = true
            let signals = await UnixSignalsSequence(trapping: .sigint, .sigterm, .sighup)
            Task {
                for await signal in signals { heard(signal) }
            }
        }

        private func heard(_ signal: UnixSignal) {
            guard let listener else { exit(128 + signal.rawValue) }
            listener(signal)
        }
    }

    /// A line on the terminal that is overwritten again and again; nothing if standard error is not a terminal. The
    /// line does not wrap, because a wrapped line would only be erased in part.
    struct StatusLine {
        private var isShown = false
        private let isTerminal = isatty(STDERR_FILENO) == 1

        mutating func show(_ text: TerminalText) {
            guard isTerminal else { return }
            isShown = true
            // Return to the start of the line, erase the line (ECMA-48 EL), and write with wrapping off (DEC autowrap
            // mode).
            try? FileHandle.standardError.write(contentsOf: Data("\u{1b}[?7l\r\u{1b}[K\(text)\u{1b}[?7h".utf8))
        }

        mutating func end() {
            if isShown { Output.warn("") }
            isShown = false
        }
    }
}
