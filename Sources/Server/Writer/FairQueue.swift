/// A queue of items from many sources, each of which gets the same share of the service, however much it sends: deficit
/// round robin (Shreedhar and Varghese, SIGCOMM 1995).
///
/// A value: items go in with their cost, and come out in the order in which they are served. The items of one source
/// stay in order.
struct FairQueue<Source: Hashable & Sendable, Item> {
    struct Bounds: Sendable {
        /// The maximum cost of the waiting items of one source.
        var ofSource: Int
        /// The maximum cost of all waiting items.
        var ofAll: Int
    }

    /// The queue accepts no more items.
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
        /// What its turns have granted and it has not used.
        var deficit = 0
        /// Whether it has received its quantum for the current turn.
        var isInTurn = false
    }

    /// What each turn grants a source.
    private let quantum: Int
    private let bounds: Bounds
    private var lines: [Source: Line] = [:]
    /// The sources with waiting items, the next one first.
    private var round: [Source] = []
    /// The total cost of all waiting items.
    private(set) var cost = 0

    init(quantum: Int, bounds: Bounds) {
        (self.quantum, self.bounds) = (quantum, bounds)
    }

    var isEmpty: Bool { round.isEmpty }
    /// How many items wait.
    var count: Int { lines.values.reduce(0) { $0 + $1.waiting.count } }

    /// Appends an item. Throws if too much is already waiting. A source without waiting items is never refused by its
    /// own bound.
    mutating func append(_ item: Item, from source: Source, cost: Int) throws(Full) {
        let waiting = lines[source]?.cost ?? 0
        guard waiting == 0 || waiting + cost <= bounds.ofSource else { throw .ofSource }
        guard self.cost == 0 || self.cost + cost <= bounds.ofAll else { throw .ofAll }
        if waiting == 0 { round.append(source) }
        lines[source, default: Line()].waiting.append(Waiting(item: item, cost: cost))
        lines[source]?.cost += cost
        self.cost += cost
    }

    /// Removes and returns the next items: together they cost at most `limit`, unless a single item costs more.
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

    /// Serves one source as far as its turn allows; returns whether its turn is over.
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

    mutating func removeAll() -> [Item] {
        var all: [Item] = []
        while !isEmpty { all += take(limit: .max) }
        return all
    }
}
