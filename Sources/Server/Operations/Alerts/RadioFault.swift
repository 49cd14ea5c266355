import Foundation
import Phrases
import Vocabulary
import Wire

/// The description of a radio that does not work: what is wrong and what to do about it.
struct RadioFault {
    let text: Phrase
    let hint: Phrase

    /// - Parameter seconds: how long the radio has shown no sign of working.
    init(_ radio: RadioRecord, lasting seconds: Double) {
        text = Self.text(radio, minutes: max(1, Int(min(seconds, 1e9) / 60)))
        hint = Self.hint(radio.error)
    }

    private static func text(_ radio: RadioRecord, minutes: Int) -> Phrase {
        switch (radio.state, radio.error) {
        case (.failed, let code?): .radioFailedWithCode(code)
        case (.failed, nil): .radioOutOfOrder
        case (.recovering, let code?): .radioRecoveringWithCode(minutes, code)
        case (.recovering, nil): .radioRecovering(minutes)
        case (.starting, _): .radioStarting(minutes)
        case (.off, _): .radioOff(minutes)
        case (.scanning, _), (.quiet, _): .radioHeardNothing(minutes)
        }
    }

    /// - Parameter code: a code of `AdapterError`.
    private static func hint(_ code: String?) -> Phrase {
        switch code {
        case "not_answering", "hardware_error": .hintReplugNodeAdapter
        case "gone": .hintCheckAdapterPlugged
        case "no_adapter": .hintPlugAdapterIn
        case "refused", "busy": .hintStopAdapterUsers
        case "blocked_by_rfkill": .hintUnblockBluetooth
        default: .hintRunDoctor
        }
    }
}
