internal import Dispatch
internal import Logging
internal import Synchronization

/// One session with the server. Queries may be sent at any time; they are answered in the order they were sent.
///
/// It runs on a queue of its own, with its socket watched on the same queue, so that nothing blocks and libpq's handle
/// is never used by two threads.
public actor Connection: Querying {
    /// How the work of those who use the connection depends on each other.
    enum Sharing {
        /// One user: cancelling its task cancels the statement on the server.
        case exclusive
        /// Many users: a statement that nobody waits for any more runs on, so that no other is hit.
        case shared
    }

    private nonisolated let executor: QueueExecutor
    nonisolated let sharing: Sharing
    let logger: Logger
    private nonisolated let openFlag = Atomic(false)
    /// How many more bytes may be received in all; nil for any number.
    var receiveAllowance: Int?

    var link: Link?
    var units = Fifo<PipelineUnit>()
    /// Units that wait for a cancel request to be over, lest it hit them.
    var held: [PipelineUnit] = []
    /// Units that ended while a cancel request was under way.
    var finished: [PipelineUnit] = []
    var isCancelling = false
    var isClosing = false
    var lastUnit = 0
    var statements = StatementCache(limit: 256)
    var notifications = NotificationBuffer(limit: 10_000)
    var notificationWaiter: CheckedContinuation<Void, Never>?
    var endWaiters: [CheckedContinuation<Void, Never>] = []

    init(sharing: Sharing, receiveLimit: Int? = nil, logger: Logger) {
        self.executor = QueueExecutor(label: "postgres.connection")
        self.sharing = sharing
        self.receiveAllowance = receiveLimit
        self.logger = logger
    }

    public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    nonisolated var queue: DispatchQueue { executor.queue }

    /// False once the connection is lost or closed; it does not come back.
    public nonisolated var isOpen: Bool { openFlag.load(ordering: .acquiring) }

    func setOpen(_ open: Bool) {
        openFlag.store(open, ordering: .releasing)
    }

    /// The server's process of this session, as in `pg_stat_activity.pid`; 0 when not connected.
    public var processID: Int32 { link?.processID ?? 0 }
}
