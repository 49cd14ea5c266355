import Beacon
import Node
import Synchronization
import Vocabulary
import Wire

/// A server as a student's client sees it.
final class StudentServer: Uplink {
    private struct State {
        var lists: [[UInt16]] = []
        var logins = 0
        var closed = 0
        var failures: [Failure] = []
        var uuids: [ProximityUUID]
        var questions = 0
    }

    private let state: Mutex<State>

    init(_ uuid: ProximityUUID) {
        state = Mutex(State(uuids: [uuid]))
    }

    /// The minors of the lists that were taken.
    var lists: [[UInt16]] { state.withLock { $0.lists } }
    /// How often it was asked what to watch for.
    var questions: Int { state.withLock { $0.questions } }
    var logins: Int { state.withLock { $0.logins } }
    var closed: Int { state.withLock { $0.closed } }

    /// From now on.
    func list(_ uuids: [ProximityUUID]) {
        state.withLock { $0.uuids = uuids }
    }

    /// The next lists are refused so.
    func fail(_ codes: FailureCode..., retryAfter: Int? = nil) {
        state.withLock { $0.failures = codes.map { Failure($0, "no", retryAfter: retryAfter) } }
    }

    func login() -> StudentServer {
        state.withLock { $0.logins += 1 }
        return self
    }

    func send<R: Request>(_ request: R) async throws -> R.Reply {
        guard let reply = try reply(to: request) as? R.Reply else { throw ScriptedUplink.NoAnswer() }
        return reply
    }

    func shutdown() async throws {
        state.withLock { $0.closed += 1 }
    }

    private func reply(to request: any Request) throws -> Any {
        switch request {
        case is GetInfo:
            return state.withLock { state in
                state.questions += 1
                return GetInfo.Reply(info: Self.info, uuids: state.uuids)
            }
        case let update as UpdateLocation:
            return try state.withLock { state in
                if !state.failures.isEmpty { throw state.failures.removeFirst() }
                state.lists.append((update.beacons ?? []).map(\.minor))
                return UpdateLocation.Reply(recognised: update.beacons?.count ?? 0)
            }
        default: throw ScriptedUplink.NoAnswer()
        }
    }

    private static let info = StudentInfo(
        personID: 1, email: "s@example.org", firstName: "S", lastName: "T", classification: .student,
        location: LocationRecord(
            personID: 1, email: "s@example.org", firstName: "S", lastName: "T", state: .unknown),
        badges: [])
}
