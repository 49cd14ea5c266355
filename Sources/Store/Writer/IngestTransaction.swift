public import Postgres

/// The statements of a commit.
public struct IngestTransaction: Sendable {
    let transaction: Transaction

    public init(_ transaction: Transaction) {
        self.transaction = transaction
    }
}
