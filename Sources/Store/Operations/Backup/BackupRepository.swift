public import Foundation
public import Postgres

/// The record of backups, and the changes after a restore.
public struct BackupRepository: Sendable {
    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    /// Records a backup. Does nothing if the schema is too old for that.
    public func note(madeAt: Date, bytes: Int64, hasSightings: Bool) async throws {
        let known = try await database.query("select to_regclass('backup') is not null")
        guard try known[0].decode(0) else { return }
        try await database.query(
            """
            insert into backup (made_at, bytes, has_sightings)
            values (\(madeAt), \(bytes), \(hasSightings))
            """)
    }

    /// Returns when the last backup was made, or, if none was, since when there should be one.
    public func last() async throws -> (at: Date, isBackup: Bool) {
        try await database.query(
            """
            select coalesce(max(made_at), backups_since), max(made_at) is not null
            from site left join backup on true group by backups_since
            """)[0].decode((Date, Bool).self)
    }

    /// Makes nodes send again what was acknowledged since the backup was made, and excludes days without restored
    /// sightings from smoothing.
    public func noteRestore(madeAt: Date, bytes: Int64, hasSightings: Bool) async throws {
        try await database.query("update site set resend_from = \(madeAt)")
        // Transaction numbers start again in a new cluster.
        try await database.query("update meaning set version = version + 1, raised_by = null")
        try await note(madeAt: madeAt, bytes: bytes, hasSightings: hasSightings)
        guard !hasSightings else { return }
        try await database.query(
            "update sighting_day set state = 'partial' where day <= (\(madeAt) at time zone 'UTC')::date")
        try await database.query("update record_progress set through = \(madeAt) where through is not null")
        try await database.query("delete from record_due where from_at < \(madeAt)")
    }
}
