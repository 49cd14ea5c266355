/// Rooms that tell a fainter badge from one behind a wall: receivers stand in all but 40, which lies behind room 10 and
/// sounds like it, 10 dB fainter.
enum OffsetScape {
    static let placement: [Int64: Int64] = [1: 10, 2: 20, 3: 30]
    static let rooms: [Int64] = [10, 20, 30, 40]
    static let sounds: [Int64: [Int64: Double]] = [
        10: [1: -50, 2: -68, 3: -68], 20: [1: -68, 2: -50, 3: -68], 30: [1: -68, 2: -68, 3: -50],
        40: [1: -60, 2: -78, 3: -78],
    ]
}
