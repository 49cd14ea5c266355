import Beacon
import Logging
import Vocabulary

extension Controller {
    /// Starts reading, resets the controller where it is ours alone, and reads once what it can do.
    /// Throws `AdapterError`.
    public func prepare() async throws(AdapterError) {
        try await exclusively { () throws(AdapterError) in try await setUp() }
    }

    /// Beside the kernel neither the controller nor its event masks are touched: they are the kernel's, and let through
    /// what is needed.
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

    /// Nil from a controller that does not know the command.
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
        transport.start(intake)
        Task { [weak self, intake] in
            for await opcode in intake.foreignCommands { await self?.noticeForeign(opcode) }
        }
    }

    /// The commands to scan and advertise by. Throws before `prepare` and for what the controller cannot.
    func commandSet(where can: (ControllerCapabilities) -> Bool) throws(AdapterError) -> CommandSet {
        guard let capabilities, can(capabilities) else { throw .noLE(adapter) }
        return CommandSet(isExtended: capabilities.usesExtendedCommands)
    }
}
