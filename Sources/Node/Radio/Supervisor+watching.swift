import Beacon
import HCI
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
        try await takeUpDuty(radio)
    }

    func takeUpAdvertising(_ radio: any Radio) async throws {
        guard let advertisement = duty.advertisement else { return }
        try await radio.startAdvertising(
            advertisement.frame.advertisingData, interval: .milliseconds(advertisement.interval))
    }

    private func takeUpDuty(_ radio: any Radio) async throws {
        let commands = await radio.commandSet
        try await takeUpAdvertising(radio)
        if let scan = duty.scan {
            try await radio.startScanning(active: scan == .active)
        }
        if gauge.status.commands != nil, duty.scan != nil { count { $0.restarts += 1 } }
        gauge.update { $0.commands = commands ?? .legacy }
        silence = SilenceWatch(at: clock.real.elapsed)
        enter(duty.scan == nil ? .advertising : .scanning)
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
}
