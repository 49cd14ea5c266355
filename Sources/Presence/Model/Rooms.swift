/// A few rooms, in ascending order, each of them once.
struct Rooms {
    /// The number of rooms that is seldom exceeded.
    static let usual = 16

    private(set) var all: [Int64] = []

    init() {
        all.reserveCapacity(Self.usual)
    }

    mutating func insert(_ room: Int64) {
        guard all.last != room else { return }
        let index = all.firstIndex { room <= $0 } ?? all.endIndex
        if index == all.endIndex {
            all.append(room)
        } else if all[index] != room {
            all.insert(room, at: index)
        }
    }
}
