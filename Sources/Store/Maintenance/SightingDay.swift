import Foundation
import Postgres

/// The table of one day's sightings.
struct SightingDay: Sendable {
    /// Letters, digits and underscores only.
    let name: String
    /// False where it was detached by a server that did not come to drop it.
    let isAttached: Bool
    /// True where detaching it was begun by a server that did not come to its end.
    let isHalfDetached: Bool

    /// The days older than what is kept, the oldest first.
    static func over(at now: Date, _ database: any Querying) async throws -> [SightingDay] {
        try await database.query(
            """
            select relname::text, inhrelid is not null, coalesce(inhdetachpending, false)
            from site, pg_class left join pg_inherits on inhrelid = pg_class.oid
            where relkind = 'r' and relname ~ '^sighting_[0-9]{8}$'
                and relnamespace = (select relnamespace from pg_class where oid = 'sighting'::regclass)
                and right(relname::text, 8)
                    < to_char((\(now) at time zone 'UTC')::date - sighting_days, 'YYYYMMDD') collate "C"
            order by relname
            """
        ).map {
            let (name, isAttached, isHalfDetached) = try $0.decode((String, Bool, Bool).self)
            return SightingDay(name: name, isAttached: isAttached, isHalfDetached: isHalfDetached)
        }
    }

    /// The statements that drop it, each to be committed by itself: DROP of an attached partition would lock out the
    /// writers.
    var drop: [Query] {
        let detach = Query(
            unescaped: "alter table sighting detach partition \(name) \(isHalfDetached ? "finalize" : "concurrently")")
        return (isAttached ? [detach] : []) + [Query(unescaped: "drop table \(name)")]
    }
}
