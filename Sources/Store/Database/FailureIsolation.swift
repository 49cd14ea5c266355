public import Postgres

/// Writes the rows of people so that invalid rows of one person do not prevent those of others: a failed group is
/// halved until the people whose rows fail are known.
struct FailureIsolation {
    /// If the rows of more people than this fail, the cause is hardly theirs: each failing group is then left out as a
    /// whole.
    static let limit = 32

    private let transaction: Transaction
    /// The people whose rows are not written.
    private(set) var broken: Set<Int64> = []

    init(_ transaction: Transaction) {
        self.transaction = transaction
    }

    /// - Parameter rows: the statements that write the rows of some of the people.
    mutating func write(_ people: [Int64], _ rows: (Set<Int64>) -> [Query]) async throws {
        guard !people.isEmpty else { return }
        do {
            // Deferred constraints are checked here, because at the end of the transaction they would abort all of it.
            try await transaction.pipeline(
                ["savepoint people"] + rows(Set(people)) + ["set constraints all immediate", "release people"])
        } catch let error as PostgresError where error.breaksRule {
            try await transaction.pipeline(["rollback to people", "release people"])
            guard people.count > 1, broken.count < Self.limit else { return broken.formUnion(people) }
            let middle = people.count / 2
            try await write(Array(people[..<middle]), rows)
            try await write(Array(people[middle...]), rows)
        }
    }
}

extension PostgresError {
    /// Whether the database refused values: SQLSTATE class 22 is for values that it cannot store, class 23 for violated
    /// constraints.
    public var breaksRule: Bool { sqlState.map { $0.hasPrefix("22") || $0.hasPrefix("23") } ?? false }
}
