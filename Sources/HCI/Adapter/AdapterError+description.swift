import Foundation

extension AdapterError: CustomStringConvertible {
    /// Message, cause and hint in one line.
    public var description: String {
        let cause = cause.map { " (\($0))" } ?? ""
        return "\(message)\(cause). \(hint)"
    }

    /// What is wrong, for an operator.
    public var message: String {
        switch self {
        case .noBluetooth: "This system has no Bluetooth"
        case .noAdapter(let adapter): "There is no Bluetooth adapter \(adapter)"
        case .notPermitted(let adapter): "The adapter \(adapter) may not be used by this program"
        case .blockedByRfkill(let adapter, _): "The radio of \(adapter) is switched off"
        case .down(let adapter): "The adapter \(adapter) is down"
        case .busy(let adapter): "The adapter \(adapter) is taken by another program"
        case .notAnswering(let adapter, let opcode): "The controller \(adapter) did not answer \(opcode) in time"
        case .refused(let adapter, let opcode, _): "The controller \(adapter) refused \(opcode)"
        case .hardwareError(let adapter, _): "The controller \(adapter) reported a hardware error"
        case .gone(let adapter): "The adapter \(adapter) went away"
        case .noLE(let adapter): "The controller \(adapter) cannot do what is needed of Bluetooth Low Energy"
        case .invalidRequest(let reason): reason
        case .failed(let adapter, let operation, _): "The adapter \(adapter) cannot be used: \(operation) failed"
        }
    }

    /// What lies beneath it, where that says more than the message.
    public var cause: String? {
        switch self {
        case .noBluetooth: "address family not supported"
        case .notPermitted: "CAP_NET_ADMIN and CAP_NET_RAW are needed"
        case .blockedByRfkill(_, let hard): hard ? "blocked by a hardware switch" : "blocked by rfkill"
        case .refused(_, _, let status): status.description
        case .hardwareError(_, let code): "code \(code)"
        case .failed(_, _, let number): String(cString: strerror(number))
        default: nil
        }
    }
}
