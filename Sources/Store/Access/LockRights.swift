import Devices
import Foundation
import Locks
import Phrases
import Postgres

/// What a person may open at any time, regardless of their presence: for lists of locks, never for opening one.
struct LockRights {
    let account: Account
    let allowsWeak: Bool
    /// The clearances by room.
    let clearances: [Int64: [Clearance]]
    let bookings: [Int64: [BookedTime]]

    var isAdmin: Bool { account.isAdmin }
    var level: Int { account.level }
    /// The rooms for which they have a clearance or a booking.
    var rooms: [Int64] { Set(clearances.keys).union(bookings.keys).sorted() }

    static func read(of person: Int64, _ database: any Querying, at now: Date) async throws -> LockRights {
        let results = try await database.pipeline([
            """
            select security_level, classification, password_temporary, allow_weak_locks from person, site
            where person_id = \(person)
            """,
            LockRows.clearances(of: person), LockRows.bookings(of: person, at: now),
        ])
        guard let row = results[0].first else { throw Refusal.notFound(.noSuchPerson) }
        return LockRights(
            account: try LockRows.account(row), allowsWeak: try row.decode("allow_weak_locks"),
            clearances: try Dictionary(grouping: results[1].map(LockRows.clearance), by: \.room)
                .mapValues { $0.map(\.clearance) },
            bookings: try Dictionary(grouping: results[2].map(LockRows.booking), by: \.room)
                .mapValues { $0.map(\.booking) })
    }

    /// Returns whether the person may open the lock provided that they are detected at the door.
    func mayUnlock(_ rules: LockRules, room: Int64, _ time: SchoolTime, at now: Date) -> Bool {
        let ask = UnlockDecision.Query(
            account: account, lock: rules, clearances: clearances[room] ?? [], bookings: bookings[room] ?? [],
            evidence: DoorEvidence(hasLivingListener: false), time: time, allowsWeak: allowsWeak)
        return ask.decide(at: now).isGranted
    }
}
