internal import CPQ
import Foundation

/// One libpq handle in non-blocking pipeline mode. It is used on one queue only.
final class Link {
    private let handle: OpaquePointer
    private let queue: DispatchQueue
    private let notices: NoticeLog
    private(set) var watch: SocketWatch?

    /// Starts connecting. This may resolve names, which blocks.
    init(_ settings: ConnectionSettings, queue: DispatchQueue, notices: NoticeLog) throws {
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
        PQsetNoticeProcessor(handle, NoticeLog.processor, Unmanaged.passUnretained(notices).toOpaque())
    }

    /// The sources have to be gone before the socket is closed: libpq closes it when the handle is freed.
    deinit {
        nonisolated(unsafe) let handle = handle
        let notices = notices
        let finish: @Sendable () -> Void = {
            withExtendedLifetime(notices) { PQfinish(handle) }
        }
        if let watch { watch.cancel(then: finish) } else { queue.async(execute: finish) }
    }

    var socket: Int32 { PQsocket(handle) }
    /// What libpq last complained of, in one line.
    var errorMessage: String {
        String(cString: PQerrorMessage(handle)).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    var isInTransaction: Bool { PQtransactionStatus(handle) != PQTRANS_IDLE }
    var processID: Int32 { PQbackendPID(handle) }

    func pollConnection() -> PostgresPollingStatusType {
        PQconnectPoll(handle)
    }

    /// Once connected: no call blocks any more, and `watch` tells when there is something to do.
    func enterPipelineMode(readable: @escaping @Sendable () -> Void, writable: @escaping @Sendable () -> Void) throws {
        guard PQsetnonblocking(handle, 1) == 0, PQenterPipelineMode(handle) == 1 else {
            throw PostgresError(.connectionFailed, message: errorMessage)
        }
        watch = SocketWatch(socket, queue: queue, readable: readable, writable: writable)
    }

    func cancelTicket() -> CancelTicket? {
        PQgetCancel(handle).map(CancelTicket.init)
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
