/// What the seconds that a badge was in a room say of how loud it is.
public struct LoudnessLesson: Equatable, Sendable {
    public let badge: Int64
    public let room: Int64
    /// One over the variance of what they say, in 1/dB², were they independent of each other.
    public internal(set) var weight: Double
    /// How much louder than the survey's they find the badge, in dB, times the weight.
    var sum: Double

    /// How much louder than the survey's they find the badge, in dB.
    public var mean: Double { weight > 0 ? sum / weight : 0 }

    public init(badge: Int64, room: Int64, mean: Double, weight: Double) {
        (self.badge, self.room, self.weight) = (badge, room, weight)
        sum = mean * weight
    }

    /// Together, badge by badge and room by room.
    static func sums(_ lessons: [LoudnessLesson]) -> [LoudnessLesson] {
        let together = Dictionary(grouping: lessons) { [$0.badge, $0.room] }
        return together.sorted { $0.key.lexicographicallyPrecedes($1.key) }.compactMap { _, lessons in
            lessons.dropFirst().reduce(into: lessons.first) { $0?.add($1) }
        }
    }

    mutating func add(_ other: LoudnessLesson) {
        sum += other.sum
        weight += other.weight
    }
}
