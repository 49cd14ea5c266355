import Phrases
import Postgres
import Store

/// What follows from the error with which a commit failed.
enum CommitFailure {
    /// `check_violation`, which is also the error for a row that fits no daily partition.
    static let noPartition = "23514"

    /// Returns whether a commit that failed with this error certainly changed nothing. If the outcome is unknown, or
    /// the engine was asleep, the state must be read from the database again.
    static func isKnown(_ error: any Error) -> Bool {
        (error as? PostgresError).map { !$0.isOutcomeUnknown } ?? (error is Refusal)
    }

    /// Returns whether the database was unavailable, so each further job would only wait for it again.
    static func isAway(_ error: any Error) -> Bool {
        let codes: [PostgresError.Code] = [
            .connectionFailed, .connectionLost, .connectionClosed, .timeout, .poolClosed,
        ]
        return (error as? PostgresError).map { codes.contains($0.code) } ?? false
    }

    /// Returns whether a batch that was considered new is already stored.
    static func isOfKnownBatch(_ error: PostgresError) -> Bool { error.constraintName == "batch_pkey" }
}
