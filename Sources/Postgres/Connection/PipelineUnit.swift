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
