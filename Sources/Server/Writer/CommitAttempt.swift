import Postgres
import Store

/// Jobs that are being committed.
struct CommitAttempt<Entry> {
    /// How often the assignments may be read again during one commit; they do not change more often.
    static var maxRenewals: Int { 20 }

    var entries: [Entry]
    /// Whether people whose rows break a rule are left out.
    var isolatesFailures: Bool
    /// How often the assignments had to be read again.
    var renewals = 0
    /// Whether all batches were looked up.
    var isLookedUp = false

    init(_ entries: [Entry], isolatesFailures: Bool = false) {
        (self.entries, self.isolatesFailures) = (entries, isolatesFailures)
    }
}
