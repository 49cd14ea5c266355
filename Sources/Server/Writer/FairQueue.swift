/// What waits from many sources, each of which gets the same share of what is taken, however much it sends: deficit
/// round robin (Shreedhar and Varghese, SIGCOMM 1995).
///
/// A value: items go in with what they cost, and come out in the order in which they are served. What one source sends
/// stays in its order.
struct FairQueue<Source: Hashable & Sendable, Item> {
    struct Bounds: Sendable {
        /// What of one source may wait.
        var ofSource: Int
        /// What of all may wait.
        var ofAll: Int
    }

    /// No more is taken in.
    enum Full: Error {
        case ofSource, ofAll
    }

    private struct Waiting {
        let item: Item
        let cost: Int
    }

    private struct Line {
        var waiting: [Waiting] = []
        var cost = 0
        /// What its turns have given it and it has not used.
        var deficit = 0
        /// Whether it has got something for the turn that it is in.
        var isInTurn = false
    }

    /// What each turn gives a source.
    private let quantum: Int
    private let bounds: Bounds
    private var lines: [Source: Line] = [:]
    /// Those of whom something waits, the next first.
    private var round: [Source] = []
    /// What all costs that waits.
    private(set) var cost = 0

    init(quantum: Int, bounds: Bounds) {
        (self.quantum, self.bounds) = (quantum, bounds)
    }

    var isEmpty: Bool { round.isEmpty }

    /// Throws where too much waits already. A source of which nothing waits is always heard by its own bound.
    mutating func append(_ item: Item, from source: Source, cost: Int) throws(Full) {
        let waiting = lines[source]?.cost ?? 0
        guard waiting == 0 || waiting + cost <= bounds.ofSource else { throw .ofSource }
        guard self.cost == 0 || self.cost + cost <= bounds.ofAll else { throw .ofAll }
        if waiting == 0 { round.append(source) }
        lines[source, default: Line()].waiting.append(Waiting(item: item, cost: cost))
        lines[source]?.cost += cost
        self.cost += cost
    }

    /// Takes the next items, which cost so much together at most, or one alone that costs more.
    mutating func take(limit: Int) -> [Item] {
        var taken: [Item] = []
        var room = limit
        while room > 0, let source = round.first, var line = lines[source] {
            let hasEnded = serve(&line, &room, &taken)
            cost -= (lines[source]?.cost ?? 0) - line.cost
            lines[source] = line.waiting.isEmpty ? nil : line
            guard hasEnded else { break }
            round.removeFirst()
            if !line.waiting.isEmpty { round.append(source) }
        }
        return taken
    }

    /// Takes of one source what its turn allows; returns whether that was all of its turn.
    private func serve(_ line: inout Line, _ room: inout Int, _ taken: inout [Item]) -> Bool {
        if !line.isInTurn { line.deficit += quantum }
        line.isInTurn = true
        var count = 0
        defer { line.waiting.removeFirst(count) }
        for next in line.waiting {
            guard next.cost <= line.deficit else { break }
            guard next.cost <= room || taken.isEmpty else { return false }
            taken.append(next.item)
            count += 1
            room -= next.cost
            line.deficit -= next.cost
            line.cost -= next.cost
        }
        line.isInTurn = false
        return true
    }

    mutating func takeAll() -> [Item] {
        var all: [Item] = []
        while !isEmpty { all += take(limit: .max) }
        return all
    }
}
