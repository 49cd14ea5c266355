public import Logging

/// One Bluetooth controller that scans and advertises.
///
/// Operations run one after the other, each to its end: cancelling a task leaves no command half sent.
public actor Controller {
    /// About 3 MB; more than half a second of 20,000 reports a second while the taker is busy.
    public static let defaultQueueCapacity = 16_384

    public nonisolated let adapter: String
    public nonisolated let mode: ControllerMode
    /// What the controller can do; nil before `prepare`. Read once.
    public internal(set) var capabilities: ControllerCapabilities?

    let transport: any HCITransport
    let clock: any Clock<Duration>
    let logger: Logger
    let intake: PacketIntake
    var ownAddress = OwnAddress.public
    /// What is wanted: set before the first command, kept until the last one of stopping succeeds.
    var scan: ScanParameters?
    var advertisement: Advertisement?
    var isReading = false
    var restoring: Task<Void, Never>?
    private var isOperating = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Nothing is read or sent before `prepare`.
    /// - Parameters:
    ///   - commandTimeout: How long the controller may take to answer a command.
    ///   - queueCapacity: How many reports may wait to be taken; more are dropped and counted.
    ///   - recorder: Is handed every packet, from the controller and to it.
    public init(
        transport: any HCITransport, mode: ControllerMode = .exclusive, commandTimeout: Duration = .seconds(2),
        queueCapacity: Int = Controller.defaultQueueCapacity, clock: any Clock<Duration> = ContinuousClock(),
        logger: Logger, recorder: PacketRecorder? = nil
    ) {
        let transport = recorder.map { RecordingTransport(base: transport, recorder: $0) } ?? transport
        self.adapter = transport.adapter
        self.mode = mode
        self.transport = transport
        self.clock = clock
        self.logger = logger
        intake = PacketIntake(
            queue: ReportQueue(capacity: queueCapacity),
            exchange: CommandExchange(transport: transport, timeout: commandTimeout, clock: clock), recorder: recorder,
            logger: logger)
    }

    deinit {
        transport.close()
    }

    /// The reports heard, in batches.
    public nonisolated func reports() -> ReportBatches {
        ReportBatches(queue: intake.queue)
    }

    public nonisolated var counts: ControllerCounts {
        var counts = intake.counts
        counts.lostPackets = transport.lostPackets
        return counts
    }

    /// Runs operations one after the other.
    func exclusively<Value>(_ operation: () async throws(AdapterError) -> Value) async throws(AdapterError) -> Value {
        if isOperating { await withCheckedContinuation { waiting.append($0) } }
        isOperating = true
        defer { if waiting.isEmpty { isOperating = false } else { waiting.removeFirst().resume() } }
        return try await operation()
    }
}
