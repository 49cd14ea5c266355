/// A receiver that a survey heard best in another room than the one it is said to stand in: one of the two is wrong.
public struct StrayReceiver: Equatable, Sendable {
    public let receiver: Int64
    /// Where it is said to stand.
    public let room: Int64
    /// Where the survey's badge was loudest to it.
    public let loudestIn: Int64
    /// By how many dB it was louder there, in the mean; nil where its own room was surveyed, and it heard nothing of that.
    public let louderBy: Double?
}
