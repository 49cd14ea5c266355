/// A second of which the record is sure where a badge was.
public struct Lesson: Equatable, Sendable {
    /// Nil where none was followed.
    public let badge: Int64?
    /// As it was heard.
    public let second: Survey.Second

    public init(badge: Int64?, second: Survey.Second) {
        self.badge = badge
        self.second = second
    }

    /// As a badge of the survey would have been heard.
    /// - Parameter loudness: by badge, how much louder it is heard than those, in dB.
    func second(without loudness: [Int64: Double]) -> Survey.Second {
        guard let badge, let louder = loudness[badge], louder != 0 else { return second }
        return Survey.Second(levels: second.levels.mapValues { $0 - louder }, room: second.room, deaf: second.deaf)
    }
}
