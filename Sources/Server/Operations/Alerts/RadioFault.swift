import Foundation
import Vocabulary
import Wire

/// The description of a radio that does not work: what is wrong and what to do about it.
struct RadioFault {
    let text: String
    let hint: String

    /// - Parameter seconds: how long the radio has shown no sign of working.
    init(_ radio: RadioRecord, lasting seconds: Double) {
        text = Self.text(radio, minutes: max(1, Int(min(seconds, 1e9) / 60)))
        hint = Self.hint(radio.error)
    }

    private static func text(_ radio: RadioRecord, minutes: Int) -> String {
        let code = radio.error.map { " ('\($0)')" } ?? ""
        return switch radio.state {
        case .failed: "The radio of this scanner is out of order\(code): it hears nothing."
        case .recovering: "The radio of this scanner has been recovering for \(minutes) min\(code): it hears nothing."
        case .starting: "The radio of this scanner has been starting for \(minutes) min: it hears nothing."
        case .off: "The radio of this scanner has been off for \(minutes) min: it hears nothing."
        case .scanning, .quiet:
            "The radio of this scanner says that it scans, and has heard nothing for \(minutes) min."
        }
    }

    /// - Parameter code: a code of `AdapterError`.
    private static func hint(_ code: String?) -> String {
        switch code {
        case "not_answering", "hardware_error":
            "Unplug the adapter of the node and plug it in again. If it is built in, switch the node off and on."
        case "gone":
            "Look whether the adapter of the node is plugged in; `sudo dmesg | grep -i bluetooth` there says more."
        case "no_adapter":
            "Plug the adapter in. `rollcall-node doctor` on the node lists those that are there: name it by its "
                + "address."
        case "refused", "busy":
            "Stop what else uses the adapter, such as `sudo systemctl stop bluetooth` on the node, or unplug the "
                + "adapter and plug it in again."
        case "blocked_by_rfkill": "Run `sudo rfkill unblock bluetooth` on the node."
        default: "Run `rollcall-node doctor` on the node: it says what to put right."
        }
    }
}
