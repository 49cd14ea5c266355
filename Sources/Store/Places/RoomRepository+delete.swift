public import Foundation
public import Postgres

extension RoomRepository {
    /// Deletes a room with its doors, or retires it where visits or retired equipment refer to it; returns true if it
    /// was retired.
    public static func delete(_ id: Int64, at now: Date, in transaction: Transaction) async throws -> Bool {
        try await requireEmpty(id, transaction)
        try await transaction.query("delete from door where room_a = \(id) or room_b = \(id)")
        // Only the foreign keys know all that refers to it; what is refused must not take the transaction along.
        try await transaction.query("savepoint whole")
        do {
            let rows = try await transaction.query("delete from room where room_id = \(id) returning room_id")
            guard !rows.isEmpty else { throw missing(id) }
            return false
        } catch let error as PostgresError where error.isForeignKeyViolation {
            try await transaction.query("rollback to savepoint whole")
            try await transaction.query(
                "update room set retired_at = coalesce(retired_at, \(now)) where room_id = \(id)")
            return true
        }
    }

    private static func requireEmpty(_ id: Int64, _ database: any Querying) async throws {
        let inUse = try await database.query(
            """
            select (select count(*) from scanner where room_id = \(id) and retired_at is null),
                (select count(*) from beacon where room_id = \(id) and retired_at is null)
            """)
        let (scanners, beacons) = try inUse[0].decode((Int, Int).self)
        guard scanners + beacons == 0 else {
            throw StoreError.conflict(
                "The room still has \(scanners) scanners and \(beacons) beacons. Move or delete them first.")
        }
    }
}
