import Wire

/// The rooms and zones that a condition can refer to.
struct RulePlaces {
    let rooms: [RoomRecord]
    let zones: [String]
}
