import Foundation
import ServiceLifecycle

/// The number of files and sockets that a program may have open: a device has three.
enum OpenFiles {
    /// Raises it to the maximum that the system allows this user; the usual 1,024 are enough for 300 devices.
    static func raiseLimit() {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return }
        limit.rlim_cur = limit.rlim_max
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    }
}
