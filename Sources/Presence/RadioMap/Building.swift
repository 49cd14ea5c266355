public import Foundation

/// What is known of a building besides the fingerprints in its map.
public struct Building: Equatable, Sendable {
    /// A door between two rooms.
    public struct Door: Hashable, Sendable {
        public let one: Int64
        public let other: Int64

        public init(_ one: Int64, _ other: Int64) {
            self.one = one
            self.other = other
        }
    }

    /// Empty if no doors were entered.
    public var doors: Set<Door>
    /// The seconds of silence after which a person has left, by room; for other rooms the value of the person's last
    /// sighting counts.
    public var leaveTimes: [Int64: Double]
    /// The room that each scanner stands in.
    public var placement: [Int64: Int64]
    /// When a scanner was last moved from a room to another, by the room it left.
    public var vacatedAt: [Int64: Date]
    /// What surveys and the record taught; nil if neither did.
    public var map: RadioMap?
    /// The surveys in use, by their numbers: each was walked with one badge.
    public var surveys: Set<Int64>
    /// By badge, how much louder it is heard than those of the surveys, in dB; 0 where it has no entry.
    public var offsets: [Int64: Double]

    public init(
        doors: Set<Door> = [], leaveTimes: [Int64: Double] = [:], placement: [Int64: Int64] = [:],
        vacatedAt: [Int64: Date] = [:], map: RadioMap? = nil, surveys: Set<Int64> = [],
        offsets: [Int64: Double] = [:]
    ) {
        self.doors = doors
        self.leaveTimes = leaveTimes
        self.placement = placement
        self.vacatedAt = vacatedAt
        self.map = map
        self.surveys = surveys
        self.offsets = offsets
    }
}
