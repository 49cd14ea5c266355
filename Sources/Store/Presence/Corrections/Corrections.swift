/// The outcome of a correction.
public struct CorrectionReceipt: Equatable, Sendable {  // generated: init
    public let correction: Int64
    /// Whether it determined where they were when it arrived: false if they had moved on since the statement. Always
    /// true for a visit.
    public let counts: Bool
}

/// The effect of a correction on the owner of the engine.
public struct CorrectionOutcome: Sendable {
    public let receipt: CorrectionReceipt
    /// The override in force from now on; nil if it does not change.
    public let manual: ManualOverride?
}
