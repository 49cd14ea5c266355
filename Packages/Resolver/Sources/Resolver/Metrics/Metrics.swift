import Synchronization

/// Counts since the resolver started. They do not contain senders or stations.
final class Metrics: Sendable {
    enum Counter: Int, CaseIterable {
        case connections, messages, told, untold, claims
        case accepted, refused, registrations, commits, failedCommits

        /// The name in Prometheus.
        fileprivate var name: String {
            switch self {
            case .connections: "rollcall_resolver_connections_total"
            case .messages: "rollcall_resolver_messages_total"
            case .told: #"rollcall_resolver_lookups_total{told="true"}"#
            case .untold: #"rollcall_resolver_lookups_total{told="false"}"#
            case .claims: "rollcall_resolver_unsigned_updates_total"
            case .accepted: #"rollcall_resolver_updates_total{accepted="true"}"#
            case .refused: #"rollcall_resolver_updates_total{accepted="false"}"#
            case .registrations: "rollcall_resolver_registrations_total"
            case .commits: #"rollcall_resolver_commits_total{done="true"}"#
            case .failedCommits: #"rollcall_resolver_commits_total{done="false"}"#
            }
        }
    }

    private struct State {
        var counts = [Int](repeating: 0, count: Counter.allCases.count)
        /// Connections that were closed, by reason.
        var closed: [String: Int] = [:]
    }

    private let state = Mutex(State())

    func count(_ counter: Counter, _ amount: Int = 1) {
        state.withLock { $0.counts[counter.rawValue] += amount }
    }

    func countLookups(told: Int, untold: Int) {
        state.withLock { state in
            state.counts[Counter.told.rawValue] += told
            state.counts[Counter.untold.rawValue] += untold
        }
    }

    func count(closed reason: String) {
        state.withLock { $0.closed[reason, default: 0] += 1 }
    }

    /// Returns Prometheus' text format.
    /// - Parameter gauges: present values, by name.
    func text(_ gauges: [(name: String, value: Int)]) -> String {
        let (counts, closed) = state.withLock { ($0.counts, $0.closed) }
        let lines =
            gauges.map { "rollcall_resolver_\($0.name) \($0.value)" }
            + Counter.allCases.map { "\($0.name) \(counts[$0.rawValue])" }
            + closed.sorted { $0.key < $1.key }
            .map { "rollcall_resolver_closed_total{reason=\"\($0.key)\"} \($0.value)" }
        return lines.joined(separator: "\n") + "\n"
    }
}
