import Foundation
import Node
import Synchronization
import Wire

/// A server that keeps what it is sent, and answers as it is told.
final class ScriptedUplink: Uplink {
    struct NoAnswer: Error {}

    private struct State {
        var reports: [Report] = []
        var heartbeats: [Heartbeat] = []
        var isShutDown = false
    }

    private let state = Mutex(State())
    private let heartbeat: @Sendable () throws -> Heartbeat.Reply
    private let answer: @Sendable (_ report: Report, _ attempt: Int) throws -> Report.Reply

    /// - Parameter answer: gets the report and how many were sent before it.
    init(
        heartbeat: @escaping @Sendable () throws -> Heartbeat.Reply = { throw NoAnswer() },
        answer: @escaping @Sendable (_ report: Report, _ attempt: Int) throws -> Report.Reply = { report, _ in
            Report.Reply(stored: report.sightings.count, refused: 0)
        }
    ) {
        self.heartbeat = heartbeat
        self.answer = answer
    }

    convenience init(
        answer: @escaping @Sendable (_ report: Report, _ attempt: Int) throws -> Report.Reply
    ) {
        self.init(heartbeat: { throw NoAnswer() }, answer: answer)
    }

    /// All that were sent, also those that were refused.
    var reports: [Report] { state.withLock { $0.reports } }
    /// What was reported, in the order in which it was heard: fresh batches are sent before a backlog, and an uploader
    /// that had no turn for a while has one.
    var heard: [SightingRecord] { reports.sorted { $0.sequence < $1.sequence }.flatMap(\.sightings) }
    var heartbeats: [Heartbeat] { state.withLock { $0.heartbeats } }
    var isShutDown: Bool { state.withLock { $0.isShutDown } }

    func send<R: Request>(_ request: R) async throws -> R.Reply {
        guard let reply = try reply(to: request) as? R.Reply else { throw NoAnswer() }
        return reply
    }

    func shutdown() async throws {
        state.withLock { $0.isShutDown = true }
    }

    private func reply(to request: any Request) throws -> Any {
        switch request {
        case let report as Report:
            let before = state.withLock { state in
                state.reports.append(report)
                return state.reports.count - 1
            }
            return try answer(report, before)
        case let message as Heartbeat:
            state.withLock { $0.heartbeats.append(message) }
            return try heartbeat()
        default:
            throw NoAnswer()
        }
    }
}
