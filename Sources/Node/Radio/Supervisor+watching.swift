import Beacon
import HCI
import Logging
import Vocabulary
import Wire

extension Supervisor {
    /// Starts scanning and advertising on an open controller. One that hangs is reset and started once more.
    func start(_ radio: any Radio) async throws {
        do {
            try await takeUpDuty(radio)
        } catch let error as AdapterError where error.isHang {
            try await reset(radio, because: error)
        }
    }

    /// Monitors a controller that hears nothing. Returns when the adapter must be reopened.
    func watch(_ radio: any Radio) async throws {
        while true {
            try await clock.real.sleep(until: silence.nextCheck)
            turn()
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
            guard let scan = duty.scan else { return true }
            enter(.quiet)
            return try await apply(remedy, scan, radio)
        } catch let error as AdapterError where error.isHang {
            try await reset(radio, because: error)
            return true
        }
    }

    /// - Returns: whether the adapter stays open.
    private func apply(_ remedy: SilenceWatch.Remedy?, _ scan: RadioDuty.Scan, _ radio: any Radio) async throws -> Bool
    {
        switch remedy {
        case nil: return true
        case .reopenAdapter:
            logger.info("nothing is heard: the adapter is opened anew")
            return false
        // In shared mode a reset takes the adapter down, with all its other connections.
        case .resetController where gauge.mode == .exclusive: try await resetInSilence(radio)
        case .restartScan, .resetController: try await restart(scan, radio)
        }
        return true
    }

    private func restart(_ scan: RadioDuty.Scan, _ radio: any Radio) async throws {
        count { $0.restarts += 1 }
        try await radio.stopScanning()
        try await radio.startScanning(scan)
    }

    private func resetInSilence(_ radio: any Radio) async throws {
        logger.info("nothing is heard: the controller is reset")
        count { $0.resets += 1 }
        try await radio.reset()
        try await takeUpDuty(radio)
    }

    /// - Throws: if the reset does not help either.
    private func reset(_ radio: any Radio, because error: AdapterError) async throws {
        report(error)
        count { $0.resets += 1 }
        try await radio.reset()
        try await takeUpDuty(radio, isLastTry: true)
    }

    func takeUpAdvertising(_ radio: any Radio) async throws {
        guard let advertisement = duty.advertisement else { return }
        try await radio.startAdvertising(
            advertisement.frame.advertisingData, interval: .milliseconds(advertisement.interval))
    }

    /// - Parameter isLastTry: a controller that cannot do both even after a reset only scans.
    private func takeUpDuty(_ radio: any Radio, isLastTry: Bool = false) async throws {
        if let scan = duty.scan {
            try await takeUp(scan, radio, isLastTry: isLastTry)
        } else {
            try await takeUpAdvertising(radio)
        }
        if gauge.status.commands != nil, duty.scan != nil { count { $0.restarts += 1 } }
        // Only now is it known whether the controller accepts the commands that it lists.
        let commands = await radio.commandSet
        gauge.update { $0.commands = commands ?? .legacy }
        goOnAir()
    }

    /// Records that the radio works again. A silence that a remedy interrupted continues, and a radio that failed
    /// repeatedly counts as working only once there is proof.
    private func goOnAir() {
        let now = clock.real.elapsed
        if silence.isKnown { silence.resumed(at: now) } else { silence = SilenceWatch(at: now) }
        guard duty.scan != nil else { return enter(.off, onlyAdvertises: true) }
        guard !recovery.isDoubted(at: now) else { return turn() }
        enter(silence.isKnown ? .quiet : .scanning)
    }

    private func takeUp(_ scan: RadioDuty.Scan, _ radio: any Radio, isLastTry: Bool) async throws {
        do {
            try await takeUpAdvertising(radio)
        } catch let error as AdapterError where error.isLack || isLastTry && error.isRefusal {
            forgoAdvertising(because: error)
        }
        do {
            try await radio.startScanning(scan)
        } catch let error as AdapterError where isLastTry && error.isRefusal && duty.advertisement != nil {
            forgoAdvertising(because: error)
            try await radio.stopAdvertising()
            try await radio.startScanning(scan)
        }
    }

    /// Gives up advertising: only a person can fix this, and receiving is more important.
    private func forgoAdvertising(because error: AdapterError) {
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
