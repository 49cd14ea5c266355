public import Postgres

/// Writes the rows of people so that one whose rows break a rule of the database does not take the others along: what
/// fails is halved until it is known whose rows fail.
struct FailureIsolation {
    /// Where more than so many people's rows fail, the cause is hardly theirs: each group that fails is then left out
    /// as a whole.
    static let limit = 32

    private let transaction: Transaction
    /// Those whose rows are not written.
    private(set) var broken: Set<Int64> = []

    init(_ transaction: Transaction) {
        self.transaction = transaction
    }

    /// - Parameter rows: the statements that write the rows of some of the people.
    mutating func write(_ people: [Int64], _ rows: (Set<Int64>) -> [Query]) async throws {
        guard !people.isEmpty else { return }
        do {
            // What is only asked for at the end of the transaction would take all of it along.
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
    /// Whether the database refused values: SQLSTATE class 22 is a value that it cannot hold, class 23 one that its
    /// rules refuse.
    public var breaksRule: Bool { sqlState.map { $0.hasPrefix("22") || $0.hasPrefix("23") } ?? false }
}
