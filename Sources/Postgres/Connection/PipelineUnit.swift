/// Statements sent up to one Sync: what fails in it fails all of it, and nothing else.
///
/// A value: results go in, and after the Sync the outcome comes out.
struct PipelineUnit {
    enum Step {
        case prepare(StatementCache.Key)
        case execute(StatementCache.Key)
    }

    typealias Outcome = Result<[QueryResult], any Error>
    typealias Waiter = CheckedContinuation<[QueryResult], any Error>

    let id: Int
    let queries: [Query]
    var steps = Fifo<Step>()
    /// Nil when nobody waits any more.
    var waiter: Waiter?
    /// The server has been asked to cancel it.
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

    /// Tells the one who waits how it went.
    mutating func end() {
        waiter.take()?.resume(with: outcome)
    }

    /// Later failures in a unit follow from the first.
    mutating func fail(_ error: PostgresError) {
        failure = failure ?? error
    }
}
