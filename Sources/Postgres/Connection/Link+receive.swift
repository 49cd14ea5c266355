internal import CPQ
import Foundation

extension Link {
    /// Reads what the socket has. False when the connection is gone: no more results will come.
    func consumeInput() -> Bool {
        withHandle { PQconsumeInput($0) == 1 }
    }

    /// How many bytes the socket has to read.
    var waitingBytes: Int {
        var count: Int32 = 0
        return ioctl(socket, UInt(FIONREAD), &count) == 0 ? Int(count) : 0
    }

    /// Whether the server has closed its end. What it sent before may still have to be read.
    var isHungUp: Bool {
        var state = pollfd(fd: socket, events: 0, revents: 0)
        return poll(&state, 1, 0) == 1 && state.revents & Int16(POLLHUP) != 0
    }

    /// Whether asking for a result would have to wait for the server.
    var isBusy: Bool {
        withHandle { PQisBusy($0) == 1 }
    }

    /// The next result, nil at the end of each statement's results.
    func nextResult() -> ResultTable? {
        withHandle { PQgetResult($0) }.map(ResultTable.init)
    }

    func nextNotification() -> PostgresNotification? {
        guard let raw = withHandle({ PQnotifies($0) }) else { return nil }
        defer { PQfreemem(raw) }
        return PostgresNotification(
            channel: String(cString: raw.pointee.relname), payload: String(cString: raw.pointee.extra))
    }
}
