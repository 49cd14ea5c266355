/// A place within a room that has its own sound: by the window a room sounds otherwise than by the door.
struct Spot: Equatable, Sendable {
    let room: Int64
    /// The share of the room's surveyed seconds that were spent here.
    let share: Double
}
