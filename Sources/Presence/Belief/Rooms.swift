/// A few rooms, in ascending order and each once.
struct Rooms {
    private(set) var all: [Int64] = []

    init(_ rooms: [Int64]) {
        insert(rooms)
    }

    mutating func insert(_ rooms: [Int64]) {
        for room in rooms {
            let index = all.firstIndex { room <= $0 } ?? all.endIndex
            if index == all.endIndex || all[index] != room { all.insert(room, at: index) }
        }
    }
}
