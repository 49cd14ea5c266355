public import Beacon
import Concurrency
public import Foundation
public import Logging
public import Vocabulary

/// One Bluetooth controller that scans and advertises.
///
/// Operations run one after the other, each to completion: cancelling a task never leaves a sequence of commands
/// unfinished.
public actor Controller {
    /// About 3 MB; more than half a second at 20,000 reports a second while the consumer is busy.
    public static let defaultQueueCapacity = 16_384

    public nonisolated let adapter: String
    public nonisolated let mode: RadioMode
    /// The controller's capabilities; nil before `prepare`. Read once.
    public internal(set) var capabilities: ControllerCapabilities?
    /// The public address assigned by its maker; nil before `prepare`, and for a controller without one.
    public internal(set) var publicAddress: DeviceAddress?

    let transport: any HCITransport
    let clock: any Clock<Duration>
    let logger: Logger
    let demultiplexer: PacketDemultiplexer
    /// The commands that a person has chosen; nil to use those that the controller lists.
    let chosenCommands: RadioCommands?
    /// Whether it has disallowed an extended command before: if it does so again after a reset, its list is wrong.
    var hasDisallowedExtended = false
    var ownAddress = OwnAddress.public
    /// The wanted state: set before the first command, and kept until the last stop command succeeds.
    var scan: HCICommand.ScanParameters?
    var advertisement: Advertisement?
    var isReading = false
    var restoring: Task<Void, Never>?
    private let turn = AsyncSemaphore(width: 1)

    /// Nothing is read or sent before `prepare`.
    /// - Parameters:
    ///   - commands: The commands to use, whatever the controller lists; nil to use those it lists.
    ///   - commandTimeout: The timeout for the answer to a command.
    ///   - queueCapacity: The maximum number of waiting reports; more are dropped and counted.
    ///   - recorder: Receives every packet, from the controller and to it.
    public init(
        transport: any HCITransport, mode: RadioMode = .exclusive, commands: RadioCommands? = nil,
        commandTimeout: Duration = .seconds(2),
        queueCapacity: Int = Controller.defaultQueueCapacity, clock: any Clock<Duration> = ContinuousClock(),
        logger: Logger, recorder: PacketRecorder? = nil
    ) {
        let transport = recorder.map { RecordingTransport(base: transport, recorder: $0) } ?? transport
        self.adapter = transport.adapter
        self.mode = mode
        chosenCommands = commands
        self.transport = transport
        self.clock = clock
        self.logger = logger
        demultiplexer = PacketDemultiplexer(
            queue: ReportBatches.Queue(capacity: queueCapacity),
            exchange: CommandExchange(transport: transport, timeout: commandTimeout, clock: clock), recorder: recorder,
            logger: logger)
    }

    deinit {
        transport.close()
    }

    /// The reports heard, in batches.
    public nonisolated func reports() -> ReportBatches {
        ReportBatches(queue: demultiplexer.queue)
    }

    public nonisolated var counts: Counts {
        var counts = demultiplexer.counts
        counts.lostPackets = transport.lostPackets
        return counts
    }

    /// Runs operations one at a time.
    func exclusively<Value>(_ operation: () async throws(AdapterError) -> Value) async throws(AdapterError) -> Value {
        try await turn.pass(operation)
    }
}

extension Controller {
    /// Advertises with a non-connectable legacy PDU on all three channels. Replaces the previous advertisement.
    /// - Parameters:
    ///   - data: AD structures, at most 31 bytes.
    ///   - interval: The time between two advertisements, 20 ms to 10.24 s. Controllers before version 5.0 require at
    ///     least 100 ms.
    ///
    /// Throws `AdapterError`, `invalidRequest` for data or an interval out of range; requires `prepare`.
    public func startAdvertising(_ data: [UInt8], interval: Duration) async throws(AdapterError) {
        guard let data = HCICommand.AdvertisingData(data) else {
            throw .invalidRequest("An advertisement has at most \(HCICommand.AdvertisingData.byteCountLimit) bytes")
        }
        try await exclusively { () throws(AdapterError) in
            guard let parameters = HCICommand.AdvertisingParameters(interval: interval, ownAddressType: ownAddress.type)
            else {
                throw .invalidRequest("An advertising interval is 20 ms to 10.24 s")
            }
            _ = try commandSet(where: \.canAdvertise)
            advertisement = Advertisement(parameters: parameters, data: data, randomAddress: ownAddress.randomAddress)
            try await startOrFallBack { () throws(AdapterError) in try await advertiseAsWanted() }
        }
    }

    /// Does nothing if it does not advertise. Throws `AdapterError`.
    public func stopAdvertising() async throws(AdapterError) {
        try await exclusively { () throws(AdapterError) in
            guard advertisement != nil else { return }
            try await turnOff(commandSet(where: \.canAdvertise).stopAdvertising)
            advertisement = nil
        }
    }
}

extension Controller {
    /// Sends one command and waits for its answer. Throws `AdapterError.refused` for a status other than success.
    @discardableResult
    func perform(_ command: HCICommand) async throws(AdapterError) -> HCIEvent.ReturnParameters {
        let parameters = HCIEvent.ReturnParameters(try await demultiplexer.exchange.perform(command))
        // An answer without a status is not a success.
        let status = parameters.status ?? .unspecifiedError
        guard status == .success else { throw .refused(adapter, command.opcode, status) }
        return parameters
    }

    func perform(_ commands: [HCICommand]) async throws(AdapterError) {
        for command in commands { try await perform(command) }
    }

    /// Starts scanning or advertising, which may already be on, perhaps by another program: then the controller refuses
    /// with Command Disallowed, and it is stopped and started again.
    func start(_ commands: [HCICommand], stop: [HCICommand]) async throws(AdapterError) {
        do {
            try await perform(commands)
        } catch .refused(_, _, .commandDisallowed) {
            try await turnOff(stop)
            try await perform(commands)
        }
    }

    /// Turns off something that may already be off: a refusal is then not a failure.
    func turnOff(_ commands: [HCICommand]) async throws(AdapterError) {
        for command in commands {
            do {
                try await perform(command)
            } catch .refused(_, _, .commandDisallowed), .refused(_, _, .unknownAdvertisingIdentifier) {
                logger.debug("is off already", metadata: ["command": "\(command.opcode)"])
            }
        }
    }
}

extension Controller {
    /// Opens an adapter of this machine and prepares it. Throws `AdapterError`.
    /// - Parameters:
    ///   - adapter: Its name, as in `hci0`, or its address.
    ///   - commands: The commands to use, whatever the controller lists; nil to use those it lists.
    public static func open(
        adapter: String, mode: RadioMode, commands: RadioCommands? = nil, logger: Logger,
        recorder: PacketRecorder? = nil
    ) async throws(AdapterError) -> Controller {
        let socket = try await HCISocket.open(adapter, mode: mode)
        let controller = Controller(
            transport: socket, mode: mode, commands: commands, logger: logger, recorder: recorder)
        do {
            try await controller.prepare()
        } catch {
            await controller.close()
            throw error
        }
        return controller
    }
}

extension Controller {
    /// Scans without filtering duplicates. A scan that is on is restarted.
    /// - Parameters:
    ///   - active: Whether to send scan requests.
    ///   - interval: The scan interval.
    ///   - window: The scan window; nil for the whole interval.
    ///   - codedPHY: Whether to scan LE Coded too, if the controller supports it.
    ///
    /// Throws `AdapterError`, `invalidRequest` for an interval or window out of range; requires `prepare`.
    public func startScanning(
        active: Bool, interval: Duration = HCICommand.ScanParameters.usualInterval, window: Duration? = nil,
        codedPHY: Bool = false
    ) async throws(AdapterError) {
        try await exclusively { () throws(AdapterError) in
            _ = try commandSet(where: \.canScan)
            let isCoded = codedPHY && capabilities?.canScanCoded == true
            if codedPHY, !isCoded { logger.notice("the controller cannot scan on LE Coded, and scans on LE 1M alone") }
            guard
                let parameters = HCICommand.ScanParameters(
                    isActive: active, ownAddressType: ownAddress.type, interval: interval, window: window ?? interval,
                    usesCodedPHY: isCoded)
            else {
                throw .invalidRequest(
                    "A scan interval and its window are 2.5 ms to 10.24 s, and the window is not longer")
            }
            scan = parameters
            try await startOrFallBack { () throws(AdapterError) in try await scanAsWanted() }
        }
    }

    /// Does nothing if no scan was started. Throws `AdapterError`.
    public func stopScanning() async throws(AdapterError) {
        try await exclusively { () throws(AdapterError) in
            guard scan != nil else { return }
            try await turnOff(commandSet(where: \.canScan).stopScanning)
            scan = nil
        }
    }
}

extension Controller {
    /// Counts of what was received from a controller since it was opened.
    public struct Counts: Hashable, Sendable {
        /// HCI packets of any kind.
        public internal(set) var packets: UInt64 = 0
        /// Complete reports, fragments joined, whether passed on or dropped.
        public internal(set) var reports: UInt64 = 0
        /// Packets whose lengths or counts disagree with their bytes.
        public internal(set) var malformed: UInt64 = 0
        /// Reports dropped because they were not consumed in time.
        public internal(set) var droppedReports: UInt64 = 0
        /// Extended advertisements dropped because their fragments exceeded the maximum length.
        public internal(set) var droppedFragments: UInt64 = 0
        /// Packets the kernel dropped because they were not read in time.
        public internal(set) var lostPackets: UInt64 = 0
        /// When the last report was heard.
        public internal(set) var lastReportAt: Date?

        public init() {}

        /// Everything that was heard and is lost.
        public var drops: UInt64 { droppedReports + droppedFragments + lostPackets }
    }
}
