public import Beacon
public import Foundation
public import Logging
public import Vocabulary

/// One Bluetooth controller that scans and advertises.
///
/// Operations run one after the other, each to its end: cancelling a task leaves no command half sent.
public actor Controller {
    /// About 3 MB; more than half a second of 20,000 reports a second while the taker is busy.
    public static let defaultQueueCapacity = 16_384

    public nonisolated let adapter: String
    public nonisolated let mode: RadioMode
    /// What the controller can do; nil before `prepare`. Read once.
    public internal(set) var capabilities: ControllerCapabilities?
    /// The one it was made with; nil before `prepare`, and for a controller without one.
    public internal(set) var publicAddress: DeviceAddress?

    let transport: any HCITransport
    let clock: any Clock<Duration>
    let logger: Logger
    let intake: PacketIntake
    /// Those that a person has chosen; nil to go by what the controller lists.
    let chosenCommands: RadioCommands?
    /// Whether it has disallowed an extended command before: after a reset in between it lies about them.
    var hasDisallowedExtended = false
    var ownAddress = OwnAddress.public
    /// What is wanted: set before the first command, kept until the last one of stopping succeeds.
    var scan: HCICommand.ScanParameters?
    var advertisement: Advertisement?
    var isReading = false
    var restoring: Task<Void, Never>?
    private var isOperating = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Nothing is read or sent before `prepare`.
    /// - Parameters:
    ///   - commands: Which it is given, whatever it lists; nil to go by that.
    ///   - commandTimeout: How long the controller may take to answer a command.
    ///   - queueCapacity: How many reports may wait to be taken; more are dropped and counted.
    ///   - recorder: Is handed every packet, from the controller and to it.
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
        intake = PacketIntake(
            queue: ReportBatches.Queue(capacity: queueCapacity),
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

    public nonisolated var counts: Counts {
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

extension Controller {
    /// Advertises, not connectable, by a legacy PDU on all three channels. What was advertised before is replaced.
    /// - Parameters:
    ///   - data: AD structures, at most 31 bytes.
    ///   - interval: Between two advertisements, 20 ms to 10.24 s. Controllers before version 5.0 take no less than 100
    ///     ms.
    ///
    /// Throws `AdapterError`, `invalidRequest` for data or an interval out of range; `prepare` comes first.
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

    /// Nothing happens where nothing is advertised. Throws `AdapterError`.
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
        let parameters = HCIEvent.ReturnParameters(try await intake.exchange.perform(command))
        // An answer without a status is no success.
        let status = parameters.status ?? .unspecifiedError
        guard status == .success else { throw .refused(adapter, command.opcode, status) }
        return parameters
    }

    func perform(_ commands: [HCICommand]) async throws(AdapterError) {
        for command in commands { try await perform(command) }
    }

    /// Starts what may be on already, be it by another program: then a controller refuses with Command Disallowed, and
    /// it is stopped and started once more.
    func start(_ commands: [HCICommand], stop: [HCICommand]) async throws(AdapterError) {
        do {
            try await perform(commands)
        } catch .refused(_, _, .commandDisallowed) {
            try await turnOff(stop)
            try await perform(commands)
        }
    }

    /// Turns off what may be off already: that a controller refuses this, then, is no failure.
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
    ///   - commands: Which it is given, whatever it lists; nil to go by that.
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
    /// Scans without filtering duplicates. A scan that is on is started anew.
    /// - Parameters:
    ///   - active: Whether to ask for scan responses.
    ///   - interval: How long a channel is listened to before the next.
    ///   - window: For how much of it the receiver listens; nil for all of it.
    ///   - codedPHY: Whether to listen to LE Coded too, if the controller can.
    ///
    /// Throws `AdapterError`, `invalidRequest` for spans out of range; `prepare` comes first.
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

    /// Nothing happens where no scan was started. Throws `AdapterError`.
    public func stopScanning() async throws(AdapterError) {
        try await exclusively { () throws(AdapterError) in
            guard scan != nil else { return }
            try await turnOff(commandSet(where: \.canScan).stopScanning)
            scan = nil
        }
    }
}

extension Controller {
    /// What has come from a controller since it was opened.
    public struct Counts: Hashable, Sendable {
        /// HCI packets of any kind.
        public internal(set) var packets: UInt64 = 0
        /// Reports that were read whole, fragments joined, whether handed on or dropped.
        public internal(set) var reports: UInt64 = 0
        /// Packets whose lengths or counts disagree with their bytes.
        public internal(set) var malformed: UInt64 = 0
        /// Reports dropped because no caller took them in time.
        public internal(set) var droppedReports: UInt64 = 0
        /// Extended advertisements that came in fragments and grew too long.
        public internal(set) var droppedFragments: UInt64 = 0
        /// Packets the kernel dropped because they were not read in time.
        public internal(set) var lostPackets: UInt64 = 0
        /// When the last report was heard.
        public internal(set) var lastReportAt: Date?

        public init() {}

        /// All that was heard and is not to be had.
        public var drops: UInt64 { droppedReports + droppedFragments + lostPackets }
    }
}
