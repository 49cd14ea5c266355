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
    /// What surveys and the record taught; nil where neither did.
    public var map: SoundMap?

    public init(doors: Set<Door> = [], map: SoundMap? = nil) {
        self.doors = doors
        self.map = map
    }
}
