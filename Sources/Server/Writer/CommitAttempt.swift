import Postgres
import Store

/// Jobs on their way into the database.
struct CommitAttempt<Entry> {
    /// What sightings mean does not change more often while one commit is made.
    static var maxRenewals: Int { 20 }

    var entries: [Entry]
    /// Whether those whose rows break a rule are left out.
    var isolatesFailures: Bool
    /// How often what sightings mean had to be read again.
    var renewals = 0
    /// Whether all batches were looked up.
    var isLookedUp = false

    init(_ entries: [Entry], isolatesFailures: Bool = false) {
        (self.entries, self.isolatesFailures) = (entries, isolatesFailures)
    }
}

/// What follows from the error with which a commit failed.
enum CommitFailure {
    /// A check that is broken, that of the days there are among them.
    static let noPartition = "23514"

    /// Whether nothing holds of a commit that failed so. After an error whose outcome is not known, and where the
    /// engine was asleep, the state has to come from the database again.
    static func isKnown(_ error: any Error) -> Bool {
        (error as? PostgresError).map { !$0.isOutcomeUnknown } ?? (error is StoreError)
    }

    /// Whether the database was not there, so that one job after the other would only wait for it again.
    static func isAway(_ error: any Error) -> Bool {
        let codes: [PostgresError.Code] = [
            .connectionFailed, .connectionLost, .connectionClosed, .timeout, .poolClosed,
        ]
        return (error as? PostgresError).map { codes.contains($0.code) } ?? false
    }

    /// Whether a batch is there that was taken for new.
    static func isOfKnownBatch(_ error: PostgresError) -> Bool { error.constraintName == "batch_pkey" }
}
