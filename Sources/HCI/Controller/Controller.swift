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
    private let demultiplexer: PacketDemultiplexer
    /// The commands that a person has chosen; nil to use those that the controller lists.
    private let chosenCommands: RadioCommands?
    /// Whether it has disallowed an extended command before: if it does so again after a reset, its list is wrong.
    private var hasDisallowedExtended = false
    private var ownAddress = OwnAddress.public
    /// The wanted state: set before the first command, and kept until the last stop command succeeds.
    var scan: HCICommand.ScanParameters?
    var advertisement: Advertisement?
    private var isReading = false
    private var restoring: Task<Void, Never>?
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
    private func exclusively<Value>(_ operation: () async throws(AdapterError) -> Value) async throws(AdapterError)
        -> Value
    {
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
            throw .invalidRequest(
                "An advertisement must have at most \(HCICommand.AdvertisingData.byteCountLimit) bytes")
        }
        try await exclusively { () throws(AdapterError) in
            guard let parameters = HCICommand.AdvertisingParameters(interval: interval, ownAddressType: ownAddress.type)
            else {
                throw .invalidRequest("An advertising interval must be from 20 ms to 10.24 s")
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
    private func turnOff(_ commands: [HCICommand]) async throws(AdapterError) {
        for command in commands {
            do {
                try await perform(command)
            } catch .refused(_, _, .commandDisallowed), .refused(_, _, .unknownAdvertisingIdentifier) {
                logger.debug("the function was already off", metadata: ["command": "\(command.opcode)"])
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
            if codedPHY, !isCoded {
                logger.notice("the controller cannot scan on LE Coded; scanning on LE 1M only")
            }
            guard
                let parameters = HCICommand.ScanParameters(
                    isActive: active, ownAddressType: ownAddress.type, interval: interval, window: window ?? interval,
                    usesCodedPHY: isCoded)
            else {
                throw .invalidRequest(
                    "A scan interval and window must be from 2.5 ms to 10.24 s, and the window must not be longer")
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

extension Controller {
    /// Starts reading, resets the controller if this program has exclusive use of it, and reads its capabilities once.
    /// Throws `AdapterError`.
    public func prepare() async throws(AdapterError) {
        try await exclusively { () throws(AdapterError) in try await setUp() }
    }

    /// In shared mode neither the controller nor its event masks are changed: they belong to the kernel, and enable the
    /// events that are needed.
    private func setUp() async throws(AdapterError) {
        startReading()
        if mode == .exclusive { try await perform([.reset, .setEventMask]) }
        if capabilities == nil { try await readCapabilities() }
        if mode == .exclusive { try await perform(.leSetEventMask) }
        if let address = ownAddress.randomAddress { try await perform(.leSetRandomAddress(address)) }
    }

    private func readCapabilities() async throws(AdapterError) {
        let commands = try await perform(.readLocalSupportedCommands).supportedCommands
        let features = try await readMask(.leReadLocalSupportedFeatures)
        let states = try await readMask(.leReadSupportedStates)
        guard let commands, let features else { throw .noLE(adapter) }
        let read = ControllerCapabilities(supportedCommands: commands, leFeatures: features, leStates: states)
            .choosing(chosenCommands)
        guard read.canScan || read.canAdvertise else { throw .noLE(adapter) }
        if let address = try await perform(.readBDADDR).address {
            ownAddress = OwnAddress(address)
            publicAddress = address.value == 0 ? nil : address
        }
        capabilities = read
        logger.info(
            "controller is ready",
            metadata: ["mode": "\(mode)", "commands": read.usesExtendedCommands ? "extended" : "legacy"])
    }

    /// Returns nil if the controller does not support the command.
    private func readMask(_ command: HCICommand) async throws(AdapterError) -> UInt64? {
        do {
            return try await perform(command).mask
        } catch .refused(_, _, .unknownHCICommand) {
            return nil
        }
    }

    private func startReading() {
        guard !isReading else { return }
        isReading = true
        transport.start(demultiplexer)
        Task { [weak self, demultiplexer] in
            for await opcode in demultiplexer.foreignCommands { await self?.noticeForeign(opcode) }
        }
    }

    /// Returns the commands to scan and advertise with. Throws before `prepare` and for roles that the controller does
    /// not support.
    private func commandSet(where can: (ControllerCapabilities) -> Bool) throws(AdapterError) -> CommandSet {
        guard let capabilities, can(capabilities) else { throw .noLE(adapter) }
        return CommandSet(isExtended: capabilities.usesExtendedCommands)
    }
}

extension Controller {
    /// The commands to scan and to advertise, either legacy or extended, never both.
    struct CommandSet: Hashable, Sendable {
        /// The highest advertising handle. The kernel gives its own sets the lowest handles.
        private static let handle: UInt8 = 0xEF

        let isExtended: Bool

        func startScanning(_ scan: HCICommand.ScanParameters) -> [HCICommand] {
            isExtended
                ? [.leSetExtendedScanParameters(scan), .leSetExtendedScanEnable(true)]
                : [.leSetScanParameters(scan), .leSetScanEnable(true)]
        }

        var stopScanning: [HCICommand] {
            isExtended ? [.leSetExtendedScanEnable(false)] : [.leSetScanEnable(false)]
        }

        func startAdvertising(_ advertisement: Advertisement) -> [HCICommand] {
            isExtended ? extended(advertisement) : legacy(advertisement)
        }

        var stopAdvertising: [HCICommand] {
            isExtended
                ? [
                    .leSetExtendedAdvertisingEnable(false, handle: Self.handle),
                    .leRemoveAdvertisingSet(handle: Self.handle),
                ]
                : [.leSetAdvertisingEnable(false)]
        }

        private func legacy(_ advertisement: Advertisement) -> [HCICommand] {
            [
                .leSetAdvertisingParameters(advertisement.parameters),
                .leSetAdvertisingData(advertisement.data),
                .leSetAdvertisingEnable(true),
            ]
        }

        /// Each set has a random address of its own, which can be set only after its parameters.
        private func extended(_ advertisement: Advertisement) -> [HCICommand] {
            let handle = Self.handle
            let address = advertisement.randomAddress.map {
                HCICommand.leSetAdvertisingSetRandomAddress(handle: handle, $0)
            }
            return [.leSetExtendedAdvertisingParameters(handle: handle, advertisement.parameters)]
                + [address].compactMap(\.self)
                + [
                    .leSetExtendedAdvertisingData(handle: handle, advertisement.data),
                    .leSetExtendedAdvertisingEnable(true, handle: handle),
                ]
        }
    }

    /// The data, interval and address of an advertisement.
    struct Advertisement: Hashable, Sendable {
        let parameters: HCICommand.AdvertisingParameters
        let data: HCICommand.AdvertisingData
        /// The address to send from; nil for the controller's public one.
        let randomAddress: DeviceAddress?
    }

    /// The address that the controller sends from.
    enum OwnAddress: Hashable, Sendable {
        case `public`
        /// A static random address, for a controller without a public address.
        case random(DeviceAddress)

        /// - Parameter address: The result of Read BD_ADDR; zero if there is none.
        init(_ address: DeviceAddress) {
            self = address.value == 0 ? .random(Self.makeStatic()) : .public
        }

        var type: AdvertisingReport.AddressType {
            switch self {
            case .public: .public
            case .random: .random
            }
        }

        var randomAddress: DeviceAddress? {
            switch self {
            case .public: nil
            case .random(let address): address
            }
        }

        /// The two most significant bits are ones (Core Specification, Vol 6 Part B, section 1.3.2.1).
        private static func makeStatic() -> DeviceAddress {
            DeviceAddress(UInt64.random(in: 0xC000_0000_0001..<0xFFFF_FFFF_FFFF))
        }
    }
}

/// Support for controllers that list the extended commands and refuse them: the legacy commands are used instead.
extension Controller {
    /// Whether the controller lists the extended commands and refused one of them.
    public var refusesExtendedCommands: Bool { capabilities?.refusesExtendedCommands ?? false }

    /// Starts scanning or advertising; with the legacy commands if the controller refuses the extended commands that it
    /// lists.
    ///
    /// It may not support one of them, or disallow it although nothing is on. The first Command Disallowed is thrown,
    /// and the owner resets the controller: another program, or the controller's other role, may have interfered.
    private func startOrFallBack(_ duty: () async throws(AdapterError) -> Void) async throws(AdapterError) {
        do {
            try await duty()
            hasDisallowedExtended = false
        } catch {
            guard case .refused(_, let opcode, let status) = error, let legacy = capabilities?.refusingExtended(),
                try await isRefusedForGood(status, duty)
            else { throw error }
            try await fallBack(to: legacy, because: opcode, status)
        }
    }

    private func isRefusedForGood(
        _ status: HCIStatus, _ duty: () async throws(AdapterError) -> Void
    ) async throws(AdapterError) -> Bool {
        switch status {
        case .unknownHCICommand: return true
        case .commandDisallowed where hasDisallowedExtended: return try await isDisallowedAlone(duty)
        case .commandDisallowed:
            hasDisallowedExtended = true
            return false
        default: return false
        }
    }

    /// Returns whether it disallows a role even after a reset and without the other role.
    private func isDisallowedAlone(
        _ duty: () async throws(AdapterError) -> Void
    ) async throws(AdapterError) -> Bool {
        try await startAfresh()
        do {
            try await duty()
            return false
        } catch .refused(_, _, .commandDisallowed) {
            return true
        }
    }

    /// Only a reset makes it accept legacy commands after extended ones.
    private func fallBack(
        to legacy: ControllerCapabilities, because opcode: HCIOpcode, _ status: HCIStatus
    ) async throws(AdapterError) {
        logger.warning(
            "the controller refuses the extended commands that it lists; using legacy commands",
            metadata: [
                "command": "\(opcode)", "status": "\(status)",
                "hint": "Set commands=legacy to avoid the failing attempt at each start.",
            ])
        capabilities = legacy
        try await startAfresh()
        try await startWhatIsWanted()
    }

    /// Starts scanning and advertising if they are wanted.
    private func startWhatIsWanted() async throws(AdapterError) {
        if scan != nil { try await scanAsWanted() }
        if advertisement != nil { try await advertiseAsWanted() }
    }

    private func scanAsWanted() async throws(AdapterError) {
        guard let scan else { return }
        let commands = try commandSet(where: \.canScan)
        do {
            try await start(commands.startScanning(scan), stop: commands.stopScanning)
        } catch {
            guard scan.usesCodedPHY, case .refused(_, .leSetExtendedScanParameters, let status) = error,
                [.unsupportedFeatureOrParameterValue, .invalidHCICommandParameters].contains(status)
            else { throw error }
            logger.warning("the controller refuses to scan on LE Coded; scanning on LE 1M only")
            self.scan?.usesCodedPHY = false
            try await scanAsWanted()
        }
    }

    private func advertiseAsWanted() async throws(AdapterError) {
        guard let advertisement else { return }
        let commands = try commandSet(where: \.canAdvertise)
        try await start(commands.startAdvertising(advertisement), stop: commands.stopAdvertising)
    }
}

/// Shared use with other programs, whose commands change the same scan and the same advertising.
extension Controller {
    /// How long the others must be silent before their changes are undone: the kernel sends its commands in series.
    private static let settling = Duration.seconds(1)

    /// Commands after which our scan or our advertising may be off or changed.
    private static let disturbing: Set<HCIOpcode> = [
        .reset, .leSetScanParameters, .leSetScanEnable, .leSetExtendedScanParameters, .leSetExtendedScanEnable,
        .leSetAdvertisingParameters, .leSetAdvertisingData, .leSetAdvertisingEnable,
        .leSetExtendedAdvertisingEnable, .leRemoveAdvertisingSet, .leClearAdvertisingSets,
    ]

    private func noticeForeign(_ opcode: HCIOpcode) {
        guard mode == .shared, restoring != nil || Self.disturbing.contains(opcode) else { return }
        restoreLater()
    }

    private func restoreLater() {
        restoring?.cancel()
        restoring = Task { [weak self, clock] in
            guard (try? await clock.sleep(for: Self.settling)) != nil else { return }
            await self?.restore()
        }
    }

    private func restore() async {
        restoring = nil
        do {
            try await exclusively { () throws(AdapterError) in try await startWhatIsWanted() }
        } catch {
            logger.warning("the change that another program made could not be undone", metadata: ["error": "\(error)"])
        }
    }
}

extension Controller {
    /// Sends a harmless command. Throws `AdapterError`: `notAnswering` if no reply comes in time, `hardwareError` if
    /// the controller has reported one since the last reset.
    public func checkAlive() async throws(AdapterError) {
        try await exclusively { () throws(AdapterError) in
            try await perform(.readBDADDR)
            if let code = demultiplexer.hardwareError { throw .hardwareError(adapter, code: code) }
        }
    }

    /// Restarts the controller: with Reset if this program has exclusive use of it, otherwise by switching the adapter
    /// off and on, so that the kernel sets it up again. It neither scans nor advertises afterwards; start both again.
    /// Throws `AdapterError`.
    public func reset() async throws(AdapterError) {
        try await exclusively { () throws(AdapterError) in
            try await startAfresh()
            (scan, advertisement) = (nil, nil)
        }
    }

    /// The wanted scan and advertising are kept, to be started again.
    private func startAfresh() async throws(AdapterError) {
        if mode == .shared { try await transport.restartAdapter() }
        try await setUp()
        demultiplexer.forgetHardwareError()
    }

    /// Stops scanning and advertising and releases the adapter. `reports()` ends. Safe to call again, and from a task
    /// that is cancelled.
    public func close() async {
        restoring?.cancel()
        await quietly { () throws(AdapterError) in try await stopScanning() }
        await quietly { () throws(AdapterError) in try await stopAdvertising() }
        transport.close()
        if isReading { await demultiplexer.end.wait() }
    }

    /// An adapter that is gone no longer accepts commands.
    private func quietly(_ operation: () async throws(AdapterError) -> Void) async {
        do {
            try await operation()
        } catch {
            logger.warning("the controller could not be stopped", metadata: ["error": "\(error)"])
        }
    }
}
