import Foundation

/// The socket on which a service manager listens (sd_notify(3)): datagrams of `NAME=value` lines.
public struct NotifySocket: Sendable {
    /// The size of `sockaddr_un.sun_path` without a final NUL.
    private static let maxPathLength = 107

    private let path: [UInt8]
    /// The watchdog timeout: pings must be sent at half of it; nil if the unit has no `WatchdogSec`.
    public let watchdog: Duration?

    /// Reads `NOTIFY_SOCKET`, `WATCHDOG_USEC` and `WATCHDOG_PID`; nil if no service manager listens.
    /// - Parameter process: this one; the watchdog may be another's.
    public init?(environment: [String: String], process: Int32) {
        guard let path = environment["NOTIFY_SOCKET"].map({ Array($0.utf8) }), path.count <= Self.maxPathLength,
            [UInt8(ascii: "/"), UInt8(ascii: "@")].contains(path.first)
        else { return nil }
        self.path = path
        let isForUs = environment["WATCHDOG_PID"].map { $0 == "\(process)" } ?? true
        let microseconds = environment["WATCHDOG_USEC"].flatMap(Int64.init) ?? 0
        watchdog = isForUs && microseconds > 0 ? .microseconds(microseconds) : nil
    }

    public init?(environment: [String: String]) {
        self.init(environment: environment, process: getpid())
    }

    /// Sends one datagram without waiting.
    /// - Throws: `POSIXError`.
    public func send(_ lines: [String]) throws {
        let socket = Glibc.socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard socket >= 0 else { throw Self.failure }
        defer { close(socket) }
        let message = Array(lines.joined(separator: "\n").utf8)
        let sent = withAddress { sendto(socket, message, message.count, Int32(MSG_DONTWAIT), $0, $1) }
        guard sent == message.count else { throw Self.failure }
    }

    /// Calls the body with the address. A path that starts with `@` names an abstract socket: the kernel expects a NUL
    /// there and no NUL at the end.
    private func withAddress<Result>(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Result) -> Result {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let isAbstract = path.first == UInt8(ascii: "@")
        withUnsafeMutableBytes(of: &address.sun_path) { place in
            place.copyBytes(from: path)
            if isAbstract { place[0] = 0 }
        }
        let offset = MemoryLayout<sockaddr_un>.size - MemoryLayout.size(ofValue: address.sun_path)
        let length = socklen_t(offset + path.count + (isAbstract ? 0 : 1))
        return withUnsafePointer(to: address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, length) }
        }
    }

    private static var failure: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}
