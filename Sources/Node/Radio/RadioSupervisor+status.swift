import HCI
import Logging
import Vocabulary

extension RadioSupervisor {
    func count(_ change: (inout RadioStatus.Tally) -> Void) {
        monitor.update { change(&$0.tally) }
    }

    /// Records that the supervision is alive, whatever the radio does.
    func recordHeartbeat() {
        let now = clock.real.elapsed
        monitor.update { $0.turnedAt = now }
    }

    /// Enters a state without a fault; each change is logged once.
    /// - Parameter onlyAdvertises: whether the radio is on without a scan.
    func transition(to state: RadioState, onlyAdvertises: Bool = false) {
        let before = monitor.status
        recordHeartbeat()
        monitor.update {
            $0.state = state
            $0.onlyAdvertises = onlyAdvertises
            $0.fault = nil
        }
        let word = monitor.status.word
        guard before.word != word || before.fault != nil || state == .starting else { return }
        logger.notice("radio: state=\(word)\(details)")
    }

    /// Reports a fault; the same fault is not logged again. A fault that persists for long needs a person.
    func report(_ error: any Error) {
        let fault = RadioStatus.Fault(error)
        let before = monitor.status
        let now = clock.real.elapsed
        recovery.failed(at: now)
        // An interruption is not a silence.
        silence = SilenceWatch(at: now)
        let state: RadioState = fault.needsPerson || recovery.isLasting(at: now) ? .failed : .recovering
        recordHeartbeat()
        guard before.fault != fault || before.state != state else { return }
        monitor.update {
            $0.state = state
            $0.onlyAdvertises = false
            $0.fault = fault
        }
        let hint = fault.hint.map { ". \($0)" } ?? ""
        logger.log(
            level: state == .failed ? .error : .warning,
            "radio: state=\(state)\(details) error=\(fault.code): \(fault.message)\(hint)")
    }

    private var details: String {
        let commands = monitor.status.commands.map { " commands=\($0)" } ?? ""
        let status = monitor.status
        let address = status.address.map { " address=\($0)" } ?? ""
        return " adapter=\(status.name ?? monitor.adapter)\(address) mode=\(monitor.mode)\(commands)"
    }
}
