import Foundation
import Logging

/// The files that a process may have open at a time, of which each connection is one (getrlimit(2)).
struct OpenFiles {
    /// Beside connections: those to the database, the log, the locks.
    static let others = 128

    /// How many there may be without asking, and how many at most.
    var soft: Int
    var hard: Int

    /// Those of this process.
    static var current: OpenFiles {
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        return OpenFiles(soft: Int(clamping: limit.rlim_cur), hard: Int(clamping: limit.rlim_max))
    }

    /// Asks for what so many connections need: shells and services begin with 1,024.
    mutating func makeRoom(for connections: Int) {
        soft = max(soft, min(hard, connections + Self.others))
    }

    /// How many connections of so many there is room for.
    func connections(of wanted: Int) -> Int { max(1, min(wanted, soft - Self.others)) }

    /// Takes hold for this process; what the system refuses stays as it was.
    func take() {
        var limit = rlimit(rlim_cur: rlim_t(soft), rlim_max: rlim_t(clamping: hard))
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    }

    /// Lets this process have so many connections, or as many as the system does.
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
