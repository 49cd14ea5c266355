import Foundation
import Logging

/// The limits on the open files of a process; each connection is one of them (getrlimit(2)).
struct OpenFiles {
    /// Open files besides connections from clients: database connections, the log, locks.
    static let others = 128

    /// The current limit, and the maximum to which it can be raised.
    var soft: Int
    var hard: Int

    /// The limits of this process.
    static var current: OpenFiles {
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        return OpenFiles(soft: Int(clamping: limit.rlim_cur), hard: Int(clamping: limit.rlim_max))
    }

    /// Raises the soft limit for this many connections: shells and services start with 1,024.
    mutating func makeRoom(for connections: Int) {
        soft = max(soft, min(hard, connections + Self.others))
    }

    /// Returns how many of the wanted connections are possible.
    func connections(of wanted: Int) -> Int { max(1, min(wanted, soft - Self.others)) }

    /// Applies the limits to this process; a limit that the system refuses stays as it was.
    func take() {
        var limit = rlimit(rlim_cur: rlim_t(soft), rlim_max: rlim_t(clamping: hard))
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    }

    /// Raises the limit of this process for this many connections; returns how many are possible.
    static func allow(connections: Int, logger: Logger) -> Int {
        var files = current
        if connections + others > files.soft {
            files.makeRoom(for: connections)
            files.take()
        }
        let allowed = current.connections(of: connections)
        if allowed < connections {
            logger.warning(
                "The system lets this process have fewer connections than limit.connections: the next ones wait.",
                metadata: [
                    "connections": "\(allowed)", "limit.connections": "\(connections)",
                    "hint": "LimitNOFILE=\(connections + others) in the unit, or: ulimit -n \(connections + others)",
                ])
        }
        return allowed
    }
}
