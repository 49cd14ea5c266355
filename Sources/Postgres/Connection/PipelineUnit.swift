/// Statements sent up to one Sync: a failure of one fails the whole unit, and nothing else.
///
/// A value type: results go in, and after the Sync the outcome comes out.
struct PipelineUnit {
    enum Step {
        case prepare(StatementCache.Key)
        case execute(StatementCache.Key)
    }

    typealias Outcome = Result<[QueryResult], any Error>
    typealias Waiter = CheckedContinuation<[QueryResult], any Error>

    let id: Int
    let queries: [Query]
    /// When the unit was created, from which its timeout counts.
    let askedAt = ContinuousClock.now
    var steps = Fifo<Step>()
    /// Nil if there is no waiter any more.
    var waiter: Waiter?
    /// Whether the server has been asked to cancel it.
    var isCancelled = false
    private(set) var results: [QueryResult] = []
    private(set) var failure: PostgresError?

    init(id: Int, queries: [Query], waiter: Waiter?) {
        self.id = id
        self.queries = queries
        self.waiter = waiter
    }

    var outcome: Outcome {
        guard let failure else { return .success(results) }
        let wasCancelled = isCancelled && failure.sqlState == "57014"
        return .failure(wasCancelled ? CancellationError() : failure)
    }

    mutating func succeed(_ table: ResultTable) {
        results.append(QueryResult(table: table))
    }

    /// Resumes the waiter with the outcome.
    mutating func end() {
        waiter.take()?.resume(with: outcome)
    }

    /// Keeps only the first failure: later ones in a unit follow from it.
    mutating func fail(_ error: PostgresError) {
        failure = failure ?? error
    }
}

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
