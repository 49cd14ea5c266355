internal import CPQ
import Foundation
internal import Logging
internal import Sockets

/// One libpq handle in non-blocking pipeline mode. It is used on one queue only.
final class Link {
    private let handle: OpaquePointer
    private let queue: DispatchQueue
    private let notices: Link.NoticeLog
    private(set) var watch: SocketWatch?

    /// Starts connecting. This may resolve names, which blocks.
    init(_ settings: ConnectionSettings, queue: DispatchQueue, notices: Link.NoticeLog) throws {
        let parameters = settings.linkParameters
        let keywords = parameters.map { strdup($0.key) } + [nil]
        let values = parameters.map { strdup($0.value) } + [nil]
        defer { (keywords + values).forEach { free($0) } }
        guard let handle = PQconnectStartParams(keywords.map { UnsafePointer($0) }, values.map { UnsafePointer($0) }, 0)
        else {
            throw PostgresError(.connectionFailed, message: "libpq is out of memory.")
        }
        self.handle = handle
        self.queue = queue
        self.notices = notices
        PQsetNoticeProcessor(handle, Link.NoticeLog.processor, Unmanaged.passUnretained(notices).toOpaque())
    }

    /// The handle is freed once no dispatch source can use it any more.
    deinit {
        nonisolated(unsafe) let handle = handle
        let notices = notices
        let finish: @Sendable () -> Void = {
            withExtendedLifetime(notices) { PQfinish(handle) }
        }
        if let watch { watch.cancel(then: finish) } else { queue.async(execute: finish) }
    }

    var socket: Int32 { PQsocket(handle) }
    /// The last error message from libpq, in one line.
    var errorMessage: String {
        String(cString: PQerrorMessage(handle)).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    var isInTransaction: Bool { PQtransactionStatus(handle) != PQTRANS_IDLE }
    var processID: Int32 { PQbackendPID(handle) }

    func pollConnection() -> PostgresPollingStatusType {
        PQconnectPoll(handle)
    }

    /// Starts watching the connected socket: no call blocks any more, and `watch` reports when there is work to do.
    func enterPipelineMode(readable: @escaping @Sendable () -> Void, writable: @escaping @Sendable () -> Void) throws {
        guard PQsetnonblocking(handle, 1) == 0, PQenterPipelineMode(handle) == 1 else {
            throw PostgresError(.connectionFailed, message: errorMessage)
        }
        do {
            watch = try SocketWatch(socket, queue: queue, readable: readable, writable: writable)
        } catch {
            throw PostgresError(.connectionFailed, message: "The socket cannot be watched: \(error).")
        }
    }

    func cancelTicket() -> Connection.CancelTicket? {
        PQgetCancel(handle).map(Connection.CancelTicket.init)
    }

    func withHandle<Result>(_ body: (OpaquePointer) -> Result) -> Result {
        body(handle)
    }
}

extension ConnectionSettings {
    fileprivate var linkParameters: [String: String] {
        parameters.merging(["client_encoding": "UTF8"]) { _, ours in ours }
    }
}

extension Link {
    /// Reads what is available from the socket. Returns false if the connection is gone: no more results will come.
    func consumeInput() -> Bool {
        withHandle { PQconsumeInput($0) == 1 }
    }

    /// How many bytes can be read from the socket.
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

    /// Returns the next result, nil at the end of each statement's results.
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

/// Each function puts messages into libpq's buffer; false if the connection cannot accept them, which is permanent.
extension Link {
    func sendPrepare(_ name: String, _ query: Query) -> Bool {
        withHandle { PQsendPrepare($0, name, query.text, Int32(query.binds.count), query.binds.types) == 1 }
    }

    func sendExecution(of name: String, _ query: Query) -> Bool {
        withHandle { handle in
            query.binds.withValues { values, lengths, formats in
                PQsendQueryPrepared(
                    handle, name, Int32(query.binds.count), values, lengths, formats, query.resultFormat) == 1
            }
        }
    }

    /// Parses and runs the statement without keeping it.
    func sendOnce(_ query: Query) -> Bool {
        withHandle { handle in
            query.binds.withValues { values, lengths, formats in
                PQsendQueryParams(
                    handle, query.text, Int32(query.binds.count), query.binds.types, values, lengths, formats,
                    query.resultFormat) == 1
            }
        }
    }

    /// Ends a unit: errors before this point do not affect later statements.
    func sendSync() -> Bool {
        withHandle { PQpipelineSync($0) == 1 }
    }

    /// Writes what the socket accepts; the rest is written when the socket is writable again.
    func flush() -> Bool {
        let left = withHandle { PQflush($0) }
        watch?.isWaitingToWrite = left == 1
        return left >= 0
    }
}

extension Query {
    /// The result format as libpq numbers it.
    fileprivate var resultFormat: Int32 { hasTextResults ? 0 : 1 }
}

extension Link {
    /// Receives the server's notices, which libpq would otherwise print on standard error.
    final class NoticeLog: Sendable {
        private let logger: Logger

        init(_ logger: Logger) {
            self.logger = logger
        }

        static let processor: PQnoticeProcessor = { context, message in
            guard let context, let message else { return }
            // The lines after the first are the detail and the context, which may contain values.
            let text = String(cString: message).prefix { !$0.isNewline }
            Unmanaged<Link.NoticeLog>.fromOpaque(context).takeUnretainedValue().logger.debug("\(text)")
        }
    }
}
