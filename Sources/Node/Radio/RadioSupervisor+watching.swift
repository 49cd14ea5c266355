import Beacon
import Concurrency
import HCI
import Logging
import Vocabulary
import Wire

extension RadioSupervisor {
    /// Starts scanning and advertising on an open controller. One that hangs is reset and started once more.
    func start(_ radio: any Radio) async throws {
        do {
            try await startRoles(radio)
        } catch let error as AdapterError where error.isHang {
            try await reset(radio, because: error)
        }
    }

    /// Monitors a controller that hears nothing. Returns when the adapter must be reopened.
    func watch(_ radio: any Radio) async throws {
        while true {
            try await clock.real.sleep(until: silence.nextCheck)
            recordHeartbeat()
            guard clock.real.elapsed >= silence.nextCheck else { continue }
            guard try await isKept(radio) else { return }
        }
    }

    /// Checks the controller once.
    /// - Returns: whether the adapter stays open.
    private func isKept(_ radio: any Radio) async throws -> Bool {
        do {
            try await radio.checkAlive()
            let remedy = silence.answered(at: clock.real.elapsed)
            backoff.reset()
            recovery.proved()
            guard let scan = roles.scan else { return true }
            transition(to: .quiet)
            return try await apply(remedy, scan, radio)
        } catch let error as AdapterError where error.isHang {
            try await reset(radio, because: error)
            return true
        }
    }

    /// - Returns: whether the adapter stays open.
    private func apply(_ remedy: SilenceWatch.Remedy?, _ scan: RadioRoles.Scan, _ radio: any Radio) async throws -> Bool
    {
        switch remedy {
        case nil: return true
        case .reopenAdapter:
            logger.info("nothing is heard: the adapter is opened anew")
            return false
        // In shared mode a reset takes the adapter down, with all its other connections.
        case .resetController where monitor.mode == .exclusive: try await resetInSilence(radio)
        case .restartScan, .resetController: try await restart(scan, radio)
        }
        return true
    }

    private func restart(_ scan: RadioRoles.Scan, _ radio: any Radio) async throws {
        count { $0.restarts += 1 }
        try await radio.stopScanning()
        try await radio.startScanning(scan)
    }

    private func resetInSilence(_ radio: any Radio) async throws {
        logger.info("nothing is heard: the controller is reset")
        count { $0.resets += 1 }
        try await radio.reset()
        try await startRoles(radio)
    }

    /// - Throws: if the reset does not help either.
    private func reset(_ radio: any Radio, because error: AdapterError) async throws {
        report(error)
        count { $0.resets += 1 }
        try await radio.reset()
        try await startRoles(radio, isLastTry: true)
    }

    func startAdvertising(_ radio: any Radio) async throws {
        guard let advertisement = roles.advertisement else { return }
        try await radio.startAdvertising(
            advertisement.frame.advertisingData, interval: .milliseconds(advertisement.interval))
    }

    /// - Parameter isLastTry: a controller that cannot do both even after a reset only scans.
    private func startRoles(_ radio: any Radio, isLastTry: Bool = false) async throws {
        if let scan = roles.scan {
            try await start(scan, radio, isLastTry: isLastTry)
        } else {
            try await startAdvertising(radio)
        }
        if monitor.status.commands != nil, roles.scan != nil { count { $0.restarts += 1 } }
        // Only now is it known whether the controller accepts the commands that it lists.
        let commands = await radio.commandSet
        monitor.update { $0.commands = commands ?? .legacy }
        advertiseAgain()
    }

    /// Records that the radio works again. A silence that a remedy interrupted continues, and a radio that failed
    /// repeatedly counts as working only once there is proof.
    private func advertiseAgain() {
        let now = clock.real.elapsed
        if silence.isKnown { silence.resumed(at: now) } else { silence = SilenceWatch(at: now) }
        guard roles.scan != nil else { return transition(to: .off, onlyAdvertises: true) }
        guard !recovery.isDoubted(at: now) else { return recordHeartbeat() }
        transition(to: silence.isKnown ? .quiet : .scanning)
    }

    private func start(_ scan: RadioRoles.Scan, _ radio: any Radio, isLastTry: Bool) async throws {
        do {
            try await startAdvertising(radio)
        } catch let error as AdapterError where error.isLack || isLastTry && error.isRefusal {
            giveUpAdvertising(because: error)
        }
        do {
            try await radio.startScanning(scan)
        } catch let error as AdapterError where isLastTry && error.isRefusal && roles.advertisement != nil {
            giveUpAdvertising(because: error)
            try await radio.stopAdvertising()
            try await radio.startScanning(scan)
        }
    }

    /// Gives up advertising: only a person can fix this, and receiving is more important.
    private func giveUpAdvertising(because error: AdapterError) {
        logger.error("the node scans and is no room beacon: \(error.message) \(error.hint)")
    }
}

extension AdapterError {
    /// Whether a reset may help.
    fileprivate var isHang: Bool {
        switch self {
        case .notAnswering, .hardwareError, .refused: true
        default: false
        }
    }

    fileprivate var isRefusal: Bool {
        if case .refused = self { true } else { false }
    }

    /// Whether the controller does not support it at all.
    fileprivate var isLack: Bool {
        if case .noLE = self { true } else { false }
    }
}
