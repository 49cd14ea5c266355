public import Devices

/// Whether a door opens, and the reasons.
public struct UnlockDecision: Equatable, Sendable {
    public let isGranted: Bool
    public let right: UnlockRight?
    public let way: UnlockChannel
    public let sight: DoorPresence
    /// In the order of `UnlockReason`.
    public let reasons: [UnlockReason]
    /// Whether only detection is missing, so that a retry makes sense.
    public let mayWait: Bool
    /// Whether only a one-time code is missing, because detection is not possible.
    public let wantsCode: Bool
}
