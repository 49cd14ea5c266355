/// A second in which the record is sure where a badge was.
public struct LabelledSecond: Equatable, Sendable {  // generated: init
    /// Nil if no badge was followed.
    public let badge: Int64?
    /// The second as it was heard.
    public let second: Survey.Second

    /// Returns the second as a badge of the survey would have been heard.
    /// - Parameter offsets: the level offset of each badge to those of the survey, in dB.
    func second(without offsets: [Int64: Double]) -> Survey.Second {
        guard let badge, let louder = offsets[badge], louder != 0 else { return second }
        return Survey.Second(
            levels: second.levels.mapValues { $0 - louder }, room: second.room, notListening: second.notListening)
    }
}
