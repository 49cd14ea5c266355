public import Foundation

/// What is known of a building besides where its receivers stand.
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

    /// None where nobody wrote them down.
    public var doors: Set<Door>
    /// By room, after how many seconds of silence somebody has left it; elsewhere what came with their last sighting counts.
    public var leaveTimes: [Int64: Double]
    /// By scanner that was put up in another room, when that was done last.
    public var movedAt: [Int64: Date]
    /// What surveys and the record taught; nil where neither did.
    public var map: SoundMap?

    public init(
        doors: Set<Door> = [], leaveTimes: [Int64: Double] = [:], movedAt: [Int64: Date] = [:], map: SoundMap? = nil
    ) {
        self.doors = doors
        self.leaveTimes = leaveTimes
        self.movedAt = movedAt
        self.map = map
    }
}
