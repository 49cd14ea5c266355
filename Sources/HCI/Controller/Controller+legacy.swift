import Logging

/// Support for controllers that list the extended commands and refuse them: the legacy commands are used instead.
extension Controller {
    /// Whether the controller lists the extended commands and refused one of them.
    public var refusesExtendedCommands: Bool { capabilities?.refusesExtendedCommands ?? false }

    /// Starts scanning or advertising; with the legacy commands if the controller refuses the extended commands that it
    /// lists.
    ///
    /// It may not support one of them, or disallow it although nothing is on. The first Command Disallowed is thrown,
    /// and the owner resets the controller: another program, or the controller's other role, may have interfered.
    func startOrFallBack(_ duty: () async throws(AdapterError) -> Void) async throws(AdapterError) {
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
            "the controller refuses extended commands that it lists, and is given the legacy ones",
            metadata: [
                "command": "\(opcode)", "status": "\(status)",
                "hint": "The setting commands=legacy spares it the attempt.",
            ])
        capabilities = legacy
        try await startAfresh()
        try await startWhatIsWanted()
    }

    /// Starts scanning and advertising if they are wanted.
    func startWhatIsWanted() async throws(AdapterError) {
        if scan != nil { try await scanAsWanted() }
        if advertisement != nil { try await advertiseAsWanted() }
    }

    func scanAsWanted() async throws(AdapterError) {
        guard let scan else { return }
        let commands = try commandSet(where: \.canScan)
        do {
            try await start(commands.startScanning(scan), stop: commands.stopScanning)
        } catch {
            guard scan.usesCodedPHY, case .refused(_, .leSetExtendedScanParameters, let status) = error,
                [.unsupportedFeatureOrParameterValue, .invalidHCICommandParameters].contains(status)
            else { throw error }
            logger.warning("the controller refuses to scan on LE Coded, and scans on LE 1M alone")
            self.scan?.usesCodedPHY = false
            try await scanAsWanted()
        }
    }

    func advertiseAsWanted() async throws(AdapterError) {
        guard let advertisement else { return }
        let commands = try commandSet(where: \.canAdvertise)
        try await start(commands.startAdvertising(advertisement), stop: commands.stopAdvertising)
    }
}
