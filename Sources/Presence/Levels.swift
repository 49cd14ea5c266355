/// The links of one person, in ascending order: they are few, so that a list serves better than a table.
struct Levels: Equatable, Sendable, RandomAccessCollection {
    private var all: [Level] = []

    var startIndex: Int { all.startIndex }
    var endIndex: Int { all.endIndex }
    subscript(index: Int) -> Level { all[index] }

    subscript(link: Link) -> Level? { all.first { $0.link == link } }

    /// Changes what is kept of a link, where there is something.
    /// - Returns: whether there is.
    mutating func change(_ link: Link, _ change: (inout Level) -> Bool) -> Bool {
        guard let index = all.firstIndex(where: { $0.link == link }) else { return false }
        return change(&all[index])
    }

    /// Takes the place of what was kept of the same link.
    mutating func put(_ level: Level) {
        let index = all.firstIndex { level.link <= $0.link } ?? all.endIndex
        if index < all.endIndex, all[index].link == level.link {
            all[index] = level
        } else {
            all.insert(level, at: index)
        }
    }

    mutating func drop(where isDropped: (Level) -> Bool) {
        guard all.contains(where: isDropped) else { return }
        all.removeAll(where: isDropped)
    }

    mutating func growOld() {
        for index in all.indices where all[index].freshMean != nil { all[index].growOld() }
    }
}
