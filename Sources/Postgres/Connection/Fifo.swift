/// A first-in, first-out queue with constant-time operations.
struct Fifo<Element> {
    private var elements: [Element?] = []
    private var head = 0

    var isEmpty: Bool { head == elements.count }
    var first: Element? { isEmpty ? nil : elements[head] }
    var all: [Element] { elements[head...].compactMap(\.self) }

    mutating func append(_ element: Element) {
        elements.append(element)
    }

    mutating func popFirst() -> Element? {
        guard !isEmpty else { return nil }
        defer { compact() }
        defer { head += 1 }
        return elements[head].take()
    }

    mutating func updateFirst(_ body: (inout Element) -> Void) {
        guard !isEmpty, var element = elements[head].take() else { return }
        body(&element)
        elements[head] = element
    }

    mutating func update(where matches: (Element) -> Bool, _ body: (inout Element) -> Void) {
        guard let index = elements[head...].firstIndex(where: { $0.map(matches) ?? false }) else { return }
        guard var element = elements[index].take() else { return }
        body(&element)
        elements[index] = element
    }

    mutating func removeAll() -> [Element] {
        defer { self = Fifo() }
        return all
    }

    /// Moves the remaining elements to the front once most of the array is empty.
    private mutating func compact() {
        guard head == elements.count || head > 64 && head * 2 > elements.count else { return }
        elements.removeFirst(head)
        head = 0
    }
}
