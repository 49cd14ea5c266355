import HCI

/// What keeps a radio from working, for the log and the heartbeat.
public struct RadioFault: Equatable, Sendable {
    /// A stable word, such as `no_adapter`.
    public let code: String
    /// For a person, with the cause where one is known.
    public let message: String
    /// What to do about it.
    public let hint: String?
    /// Whether it goes on until somebody does something about it.
    public let needsPerson: Bool

    init(_ error: any Error) {
        guard let error = error as? AdapterError else {
            code = "failed"
            message = "\(error)"
            hint = nil
            needsPerson = false
            return
        }
        code = error.code
        message = error.message + (error.cause.map { " (\($0))" } ?? "")
        hint = error.hint
        needsPerson = error.needsPerson
    }
}

extension AdapterError {
    /// An adapter that went away or hangs often comes back by itself; a permission never does.
    fileprivate var needsPerson: Bool {
        switch self {
        case .noBluetooth, .noAdapter, .notPermitted, .blockedByRfkill, .down, .busy, .noLE, .invalidRequest: true
        case .notAnswering, .refused, .hardwareError, .gone, .failed: false
        }
    }
}
