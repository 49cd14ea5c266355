import Foundation
import Logging

/// The number of files that this process may have open, including one for each connection (getrlimit(2)).
enum OpenFiles {
    /// Files other than connections: the ports, the database, the log.
    private static let others = 64

    /// Raises the limit for this many connections; shells and services begin with 1,024.
    /// - Returns: the number of connections that are possible.
    static func allow(connections: Int, logger: Logger) -> Int {
        let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        var limit = rlimit()
        guard getrlimit(resource, &limit) == 0 else { return connections }
        limit.rlim_cur = max(limit.rlim_cur, min(limit.rlim_max, rlim_t(connections + others)))
        setrlimit(resource, &limit)
        getrlimit(resource, &limit)
        let allowed = max(1, min(connections, Int(clamping: limit.rlim_cur) - others))
        if allowed < connections {
            logger.warning(
                "The system lets this process have fewer connections than --connections.",
                metadata: [
                    "connections": "\(allowed)",
                    "hint": "LimitNOFILE=\(connections + others) in the unit, or ulimit -n",
                ])
        }
        return allowed
    }
}
