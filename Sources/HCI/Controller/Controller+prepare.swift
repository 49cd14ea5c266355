import Beacon
import Logging
import Vocabulary

extension Controller {
    /// Starts reading, resets the controller if this program has exclusive use of it, and reads its capabilities once.
    /// Throws `AdapterError`.
    public func prepare() async throws(AdapterError) {
        try await exclusively { () throws(AdapterError) in try await setUp() }
    }

    /// In shared mode neither the controller nor its event masks are changed: they belong to the kernel, and enable the
    /// events that are needed.
    func setUp() async throws(AdapterError) {
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
    func commandSet(where can: (ControllerCapabilities) -> Bool) throws(AdapterError) -> CommandSet {
        guard let capabilities, can(capabilities) else { throw .noLE(adapter) }
        return CommandSet(isExtended: capabilities.usesExtendedCommands)
    }
}
