import Logging
import Vocabulary

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
    func startAfresh() async throws(AdapterError) {
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
            logger.warning("the controller was not stopped", metadata: ["error": "\(error)"])
        }
    }
}
