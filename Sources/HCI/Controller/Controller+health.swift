import Logging
import Vocabulary

extension Controller {
    /// Asks for something harmless. Throws `AdapterError`: `notAnswering` when no reply comes in time, `hardwareError`
    /// when the controller reported one since the last reset.
    public func checkAlive() async throws(AdapterError) {
        try await exclusively { () throws(AdapterError) in
            try await perform(.readBDADDR)
            if let code = intake.hardwareError { throw .hardwareError(adapter, code: code) }
        }
    }

    /// Starts the controller afresh: Reset where it is ours alone, else the adapter is switched off and on, so that the
    /// kernel sets it up again. It neither scans nor advertises afterwards; start both again. Throws `AdapterError`.
    public func reset() async throws(AdapterError) {
        try await exclusively { () throws(AdapterError) in
            try await startAfresh()
            (scan, advertisement) = (nil, nil)
        }
    }

    /// What is wanted of it stays to be started again.
    func startAfresh() async throws(AdapterError) {
        if mode == .shared { try await transport.restartAdapter() }
        try await setUp()
        intake.forgetHardwareError()
    }

    /// Leaves the controller neither scanning nor advertising and lets go of the adapter. `reports()` ends. Safe to
    /// call again, and from a task that is cancelled.
    public func close() async {
        restoring?.cancel()
        await quietly { () throws(AdapterError) in try await stopScanning() }
        await quietly { () throws(AdapterError) in try await stopAdvertising() }
        transport.close()
        if isReading { await intake.end.wait() }
    }

    /// An adapter that is gone cannot be told anything any more.
    private func quietly(_ operation: () async throws(AdapterError) -> Void) async {
        do {
            try await operation()
        } catch {
            logger.warning("the controller was not stopped", metadata: ["error": "\(error)"])
        }
    }
}
