extension AdapterError {
    /// A stable word, for the heartbeat and for programs.
    public var code: String {
        switch self {
        case .noBluetooth: "no_bluetooth"
        case .noAdapter: "no_adapter"
        case .notPermitted: "not_permitted"
        case .blockedByRfkill: "blocked_by_rfkill"
        case .down: "down"
        case .busy: "busy"
        case .notAnswering: "not_answering"
        case .refused: "refused"
        case .hardwareError: "hardware_error"
        case .gone: "gone"
        case .noLE: "no_le"
        case .invalidRequest: "invalid_request"
        case .failed: "failed"
        }
    }
}
