import Foundation
import Store

/// The people whose rows the database refuses. Their whereabouts and visits wait; each minute their state is read from
/// the database again, and they are tried again.
struct QuarantinedPeople: Sendable {
    /// Between two attempts, in seconds.
    static let timeout = 60.0
    /// What was known of so many seconds before may be part of the same visit.
    private static let around = 60.0

    private enum Wait {
        /// Nothing of them is written, since then.
        case held(since: Date)
        /// They are written again as far as anything is to be written, since then.
        case onTrial(since: Date)
    }

    private var waits: [Int64: Wait] = [:]
    /// Those whose record cannot be corrected.
    private var unrecorded: Set<Int64> = []

    /// Of whom nothing is written for now.
    var people: Set<Int64> {
        Set(
            waits.compactMap { person, wait in
                if case .held = wait { person } else { nil }
            })
    }

    /// Whose stretch is to be run again by now.
    func due(at now: Date) -> [RecordDue] {
        waits.compactMap { person, wait in
            guard case .held(let since) = wait, now.timeIntervalSince(since) >= Self.timeout else { return nil }
            return RecordDue(person: person, from: since - Self.around, until: now, dueAt: now + RecordDue.wait)
        }.sorted { $0.person < $1.person }
    }

    /// Their rows were refused.
    mutating func hold(_ people: Set<Int64>, at now: Date) {
        for person in people { waits[person] = .held(since: now) }
    }

    /// Their state is the database's again.
    mutating func retry(_ people: [Int64], at now: Date) {
        for person in people { waits[person] = .onTrial(since: now) }
    }

    /// Notes whose rows were written, or had none to be written for so long that there was an attempt to spare.
    /// - Returns: those who are treated like all others again.
    mutating func release(_ written: Set<Int64>, at now: Date) -> Set<Int64> {
        let released = waits.compactMap { person, wait -> Int64? in
            guard case .onTrial(let since) = wait else { return nil }
            return written.contains(person) || now.timeIntervalSince(since) >= Self.timeout ? person : nil
        }
        for person in released { waits[person] = nil }
        return Set(released).subtracting(unrecorded)
    }

    /// Notes whose record was corrected, and whose could not be.
    /// - Returns: those who are treated like all others again.
    mutating func note(recorded: Set<Int64>, unrecorded refused: Set<Int64>) -> Set<Int64> {
        let recovered = unrecorded.intersection(recorded).subtracting(refused)
        unrecorded = unrecorded.subtracting(recovered).union(refused)
        return recovered.subtracting(waits.keys)
    }

    mutating func forget(_ person: Int64) {
        waits[person] = nil
        unrecorded.remove(person)
    }
}
