import Foundation
import Store

/// The people whose rows the database refuses. Their whereabouts and visits wait; each minute their state is read from
/// the database again, and they are retried.
struct QuarantinedPeople: Sendable {
    /// The interval between two attempts, in seconds.
    static let interval = 60.0
    /// Seconds before the refusal, in which evidence may belong to the same visit.
    private static let around = 60.0

    private enum Wait {
        /// Nothing about them has been written since then.
        case held(since: Date)
        /// Since then their rows are written again, if there are any.
        case onTrial(since: Date)
    }

    private var waits: [Int64: Wait] = [:]
    /// The people whose record cannot be corrected.
    private var unrecorded: Set<Int64> = []

    /// The people about whom nothing is written for now.
    var people: Set<Int64> {
        Set(
            waits.compactMap { person, wait in
                if case .held = wait { person } else { nil }
            })
    }

    /// Returns the periods that are due to be replayed.
    func due(at now: Date) -> [RecordDue] {
        waits.compactMap { person, wait in
            guard case .held(let since) = wait, now.timeIntervalSince(since) >= Self.interval else { return nil }
            return RecordDue(person: person, from: since - Self.around, until: now, dueAt: now + RecordDue.wait)
        }.sorted { $0.person < $1.person }
    }

    /// Quarantines people whose rows were refused.
    mutating func insert(_ people: Set<Int64>, at now: Date) {
        for person in people { waits[person] = .held(since: now) }
    }

    /// Puts people on trial after their state was read from the database.
    mutating func retry(_ people: [Int64], at now: Date) {
        for person in people { waits[person] = .onTrial(since: now) }
    }

    /// Releases the people whose rows were written, and those who had no rows to write for a whole interval.
    /// - Returns: those who are no longer in quarantine.
    mutating func release(_ written: Set<Int64>, at now: Date) -> Set<Int64> {
        let released = waits.compactMap { person, wait -> Int64? in
            guard case .onTrial(let since) = wait else { return nil }
            return written.contains(person) || now.timeIntervalSince(since) >= Self.interval ? person : nil
        }
        for person in released { waits[person] = nil }
        return Set(released).subtracting(unrecorded)
    }

    /// Records whose record was corrected, and whose could not be.
    /// - Returns: those who are no longer in quarantine.
    mutating func update(recorded: Set<Int64>, unrecorded refused: Set<Int64>) -> Set<Int64> {
        let recovered = unrecorded.intersection(recorded).subtracting(refused)
        unrecorded = unrecorded.subtracting(recovered).union(refused)
        return recovered.subtracting(waits.keys)
    }

    mutating func forget(_ person: Int64) {
        waits[person] = nil
        unrecorded.remove(person)
    }
}
