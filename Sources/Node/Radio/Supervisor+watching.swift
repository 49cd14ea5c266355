import Beacon
import HCI
import Logging
import Vocabulary
import Wire

extension Supervisor {
    /// Sets an opened controller to its duty. One that hangs is reset and set to it once more.
    func start(_ radio: any Radio) async throws {
        do {
            try await takeUpDuty(radio)
        } catch let error as AdapterError where error.isHang {
            try await reset(radio, because: error)
        }
    }

    /// Looks after a controller that hears nothing.
    func watch(_ radio: any Radio) async throws {
        while true {
            try await clock.real.sleep(until: silence.nextCheck)
            turn()
            guard clock.real.elapsed >= silence.nextCheck else { continue }
            try await look(after: radio)
        }
    }

    private func look(after radio: any Radio) async throws {
        do {
            try await radio.checkAlive()
            let isRestartDue = silence.answered(at: clock.real.elapsed)
            backoff.reset()
            guard let scan = duty.scan else { return }
            enter(.quiet)
            if isRestartDue { try await restart(scan, radio) }
        } catch let error as AdapterError where error.isHang {
            try await reset(radio, because: error)
        }
    }

    private func restart(_ scan: RadioDuty.Scan, _ radio: any Radio) async throws {
        count { $0.restarts += 1 }
        try await radio.stopScanning()
        try await radio.startScanning(active: scan == .active)
    }

    /// - Throws: where that does not help either.
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

    /// - Parameter isLastTry: a controller that a reset did not bring to do both only scans.
    private func takeUpDuty(_ radio: any Radio, isLastTry: Bool = false) async throws {
        let commands = await radio.commandSet
        if let scan = duty.scan {
            try await takeUp(scan, radio, isLastTry: isLastTry)
        } else {
            try await takeUpAdvertising(radio)
        }
        if gauge.status.commands != nil, duty.scan != nil { count { $0.restarts += 1 } }
        gauge.update { $0.commands = commands ?? .legacy }
        silence = SilenceWatch(at: clock.real.elapsed)
        enter(duty.scan == nil ? .off : .scanning, onlyAdvertises: duty.scan == nil)
    }

    private func takeUp(_ scan: RadioDuty.Scan, _ radio: any Radio, isLastTry: Bool) async throws {
        do {
            try await takeUpAdvertising(radio)
        } catch let error as AdapterError where error.isLack || isLastTry && error.isRefusal {
            forgoAdvertising(because: error)
        }
        do {
            try await radio.startScanning(active: scan == .active)
        } catch let error as AdapterError where isLastTry && error.isRefusal && duty.advertisement != nil {
            forgoAdvertising(because: error)
            try await radio.stopAdvertising()
            try await radio.startScanning(active: scan == .active)
        }
    }

    /// Only a person can mend that, and what is heard matters more.
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

    /// Whether the controller cannot do it at all.
    fileprivate var isLack: Bool {
        if case .noLE = self { true } else { false }
    }
}
