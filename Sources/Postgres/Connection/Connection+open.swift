internal import CPQ
internal import Dispatch
public import Logging
internal import Sockets

extension Connection {
    /// Connects. The connection is for one user at a time. Throws `PostgresError` with code `connectionFailed`, or
    /// `CancellationError`.
    ///
    /// - Parameter receiveLimit: approximately how many bytes may arrive in all (bytes that arrive during a read are
    ///   not counted), and in one result. Beyond that the connection is closed, and waiting callers get a
    ///   `PostgresError` with code `resultTooLarge`.
    public static func connect(
        _ settings: ConnectionSettings, timeout: Duration = .seconds(10), receiveLimit: Int? = nil, logger: Logger
    ) async throws -> Connection {
        let connection = Connection(sharing: .exclusive, receiveLimit: receiveLimit, logger: logger)
        try await connection.open(settings, timeout: timeout)
        return connection
    }

    static func connect(
        _ settings: ConnectionSettings, sharing: Sharing, timeout: Duration, answerTimeout: Duration? = nil,
        logger: Logger
    ) async throws -> Connection {
        let connection = Connection(sharing: sharing, answerTimeout: answerTimeout, logger: logger)
        try await connection.open(settings, timeout: timeout)
        return connection
    }

    private func open(_ settings: ConnectionSettings, timeout: Duration) async throws {
        let deadline = DispatchTime.after(timeout)
        let link = try Link(settings, queue: queue, notices: Link.NoticeLog(logger))
        self.link = link
        do {
            try await establish(link, until: deadline)
            try link.enterPipelineMode(
                readable: { [weak self] in self?.assumeIsolated { $0.receive() } },
                writable: { [weak self] in self?.assumeIsolated { $0.flush() } })
        } catch {
            self.link = nil
            throw error
        }
        setOpen(true)
    }

    /// Before the first poll, libpq requires the socket to be writable.
    private func establish(_ link: Link, until deadline: DispatchTime) async throws {
        var status = PGRES_POLLING_WRITING
        while status != PGRES_POLLING_OK {
            guard status != PGRES_POLLING_FAILED, link.socket >= 0 else {
                throw PostgresError(.connectionFailed, message: link.errorMessage)
            }
            try await ready(link.socket, status == PGRES_POLLING_READING ? .read : .write, until: deadline)
            status = link.pollConnection()
        }
    }

    private func ready(
        _ socket: Int32, _ direction: SocketReadiness.Direction, until deadline: DispatchTime
    ) async throws {
        let readiness = SocketReadiness(socket, direction, queue: queue)
        let outcome = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                readiness.wait(until: deadline) { continuation.resume(returning: $0) }
            }
        } onCancel: {
            readiness.cancel()
        }
        switch outcome {
        case .ready: return
        case .timedOut: throw PostgresError(.connectionFailed, message: "The server did not answer in time.")
        case .cancelled: throw CancellationError()
        }
    }
}
