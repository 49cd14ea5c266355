extension Controller {
    /// Scans without a pause and without filtering duplicates. A scan that is on is started anew.
    /// - Parameter active: Whether to ask for scan responses.
    ///
    /// Throws `AdapterError`; `prepare` comes first.
    public func startScanning(active: Bool) async throws(AdapterError) {
        try await exclusively { () throws(AdapterError) in
            let commands = try commandSet(where: \.canScan)
            let parameters = ScanParameters(isActive: active, ownAddressType: ownAddress.type)
            scan = parameters
            try await start(commands.startScanning(parameters), stop: commands.stopScanning)
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
