extension Survey {
    /// What a receiver heard of somebody in a second.
    enum Hearing: Equatable {
        /// In dBm.
        case level(Double)
        case silence
        /// It did not listen.
        case deaf
    }
}

extension Survey.Second {
    func hearing(of receiver: Int64) -> Survey.Hearing {
        if let level = levels[receiver] { return .level(level) }
        return deaf.contains(receiver) ? .deaf : .silence
    }
}
