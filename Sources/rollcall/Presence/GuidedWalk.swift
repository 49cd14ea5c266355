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

    /// Records until Enter is pressed, or for so many seconds, and shows what is heard meanwhile.
    /// - Throws: `ExitCode` where a signal, or the end of what is typed, broke it off. The stay is ended then too: what
    ///   is heard after that would be taken for this room.
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
        Output.warn("Broken off; what was heard in \(room) until now is kept.")
        throw ExitCode(status)
    }

    private mutating func leave(_ room: String, of survey: Int64) async throws {
        do {
            _ = try await client.send(RecordSurvey(action: .pause, surveyID: survey))
        } catch let failure as Failure where failure.code == .conflict || failure.code == .notFound {
            // Nothing of it is left to tell of.
            self.survey = nil
            Output.warn("Another person ended the stay in \(room), or dropped survey \(survey), meanwhile.")
            throw failure
        } catch {
            // It must not be used as it is.
            self.survey = nil
            Output.warn(
                """
                The stay in \(room) could not be ended, and goes on for an hour at most. Once the server answers, \
                begin the walk again, or drop it: rollcall surveys drop \(survey)
                """)
            throw error
        }
    }

    /// Where the walk ends before its end, after a room or more.
    func tellWhatIsLeft() {
        guard let survey else { return }
        Output.warn(
            """
            Survey \(survey) is not ended. The same command goes on with it; as it is, it is ended and used by: \
            rollcall surveys stop \(survey)
            """)
    }

    /// Nil if nothing was begun.
    func stop() async throws -> RecordSurvey.Reply? {
        guard let survey else { return nil }
        return try await client.send(RecordSurvey(action: .stop, surveyID: survey))
    }

    /// Says every second what was heard. Where the server does not answer, it says the last again.
    private static func show(_ survey: Int64, _ room: String, _ client: RollcallClient) async {
        var status = StatusLine()
        var seconds = 0
        var heard: [SurveyHeardRecord] = []
        while !Task.isCancelled {
            // A task of its own, so that a stay that ends does not break off a request on its way.
            let reply = try? await Task { try await client.send(RecordSurvey(action: .list, surveyID: survey)) }.value
            if let stay = reply?.surveys.first?.stays.last { heard = stay.heard }
            status.show(SurveyLines.progress(room, seconds: seconds, heard))
            try? await Task.sleep(for: .seconds(1))
            seconds += 1
        }
        status.end()
    }

    /// What ended a stay of a survey.
    enum StayEnd {
        case enter, time
        /// No person can press Enter any more.
        case closedInput
        case signal(UnixSignal)

        /// What the program ends with where the stay was broken off; nil if it was not.
        var status: Int32? {
            switch self {
            case .enter, .time: nil
            case .closedInput: ErrorReport.Status.refused.rawValue
            case .signal(let signal): 128 + signal.rawValue
            }
        }

        /// Waits for the end of a stay. Meanwhile signals end the stay, and not the program.
        /// - Parameters:
        ///   - seconds: nil for Enter.
        ///   - show: what goes on until then, and is cancelled.
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

    /// Hands the signals that would end the program to the person who must put something in order first.
    ///
    /// Once trapped a signal stays trapped, as the library cannot give it back; while no person asks, it ends the
    /// program here.
    actor SignalTrap {
        static let shared = SignalTrap()

        private var listener: (@Sendable (UnixSignal) -> Void)?
        private var isSet = false

        /// - Parameter listener: nil for no person.
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

    /// A line on the terminal that is written over and over; where standard error is no terminal, nothing. It does not
    /// wrap, which would leave all but its end behind.
    struct StatusLine {
        private var isShown = false
        private let isTerminal = isatty(STDERR_FILENO) == 1

        mutating func show(_ text: TerminalText) {
            guard isTerminal else { return }
            isShown = true
            // Back to the line's beginning, and what was there is erased (ECMA-48 EL); meanwhile nothing wraps (DEC
            // autowrap mode).
            try? FileHandle.standardError.write(contentsOf: Data("\u{1b}[?7l\r\u{1b}[K\(text)\u{1b}[?7h".utf8))
        }

        mutating func end() {
            if isShown { Output.warn("") }
            isShown = false
        }
    }
}
