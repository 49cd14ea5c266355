public import Foundation
public import Postgres
public import Presence
import Vocabulary

/// The engine's state as the database has it: where all people were left, and when each scanner was last heard of.
///
/// After a restart the state comes from here: no visit is lost, doubled or split. No person moves until every scanner
/// that was alive when the server ended has told what it heard since, or for 30 s (three heartbeats): others may only
/// have been quicker. A scanner that was gone a minute or more before the others is not waited for. A person new is
/// placed at once.
///
/// How loud a scanner heard a person is stored only where it fell quiet (`last_level`, with `quiet_room_id`, beside
/// their whereabouts, whether present or unknown): until a person who held them reports, another room gets them only by
/// a reading as loud as that, or else as in its own room (-70 dBm). In the waiting time no person can have gone
/// anywhere.
public struct EngineState: Sendable {
    /// People with what a scanner that fell quiet had heard of them, louder than any other.
    public typealias People = [(person: Int64, whereabouts: Whereabouts, quiet: QuietScanner?)]

    public let people: People
    /// Those that listened to the end: no person waits for a scanner that was gone long before.
    public let scanners: [(scanner: Int64, lastAt: Date, isDrained: Bool)]
    /// What people said that counts in place of what receivers hear.
    public let overrides: [ManualOverride]
    /// The newest change id that was ever given out, 0 where there was none.
    public let newestChange: Int64
    /// How far the record of visits was looked through; nil if it never was.
    public let recordedThrough: Date?
    /// The newest time that an owner of the engine recorded, on its clock; nil if absent.
    public let newestTime: Date?

    private static let newestTimeQuery: Query = """
        select greatest(
            (select max(decided_at) from whereabouts), (select max(last_seen_at) from scanner),
            (select max(through) from record_progress))
        """

    /// That alone.
    public static func newestTime(_ database: some Querying) async throws -> Date? {
        try await database.query(newestTimeQuery)[0].decode(0)
    }

    public static func load(_ database: any Querying) async throws -> EngineState {
        let results = try await database.pipeline([
            peopleQuery(only: nil),
            """
            select scanner_id, last_listened_at, coalesce(spool_depth, 0) = 0 from scanner
            where retired_at is null and last_listened_at > (select max(last_seen_at) from scanner) - interval '60 s'
            """,
            "select greatest(max(change_id), (select erased_change from engine_lease)) from whereabouts_change",
            newestTimeQuery,
            "select through from record_progress",
            ManualOverride.query,
        ])
        return EngineState(
            people: try results[0].map(person),
            scanners: try results[1].map { try $0.decode((Int64, Date, Bool).self) },
            overrides: try results[5].map(ManualOverride.init), newestChange: try results[2][0].decode(0),
            recordedThrough: try results[4][0].decode(0),
            newestTime: try results[3][0].decode(0))
    }

    /// - Parameter people: nil for all people.
    static func peopleQuery(only people: [Int64]?) -> Query {
        """
        select person_id, state, room_id, since, heard_at, decided_at, confidence, scanner_id, beacon_id,
            extract(epoch from leave_after)::float8, whereabouts.followed_badge, followed_session, \
            followed_carried_at,
            quiet_scanner_id, quiet_room_id, last_level
        from whereabouts join room using (room_id) join zone using (zone_id)
        where \(people == nil) or person_id = any(\(people ?? []))
        """
    }

    static func person(
        _ row: Row
    ) throws -> (person: Int64, whereabouts: Whereabouts, quiet: QuietScanner?) {
        let (
            person, state, room, since, heard, decided, confidence, scanner, beacon, leaveAfter, badge, client, carried,
            quiet, quietRoom, level
        ) =
            try row.decode(
                (
                    Int64, WhereaboutsState, Int64, Date, Date, Date, Double?, Int64?, Int64?, Double, Int64?, Int64?,
                    Date?, Int64?, Int64?, Double?
                ).self)
        let link = scanner.map(Link.scanner) ?? beacon.map { Link.client(beacon: $0) }
        return (
            person,
            Whereabouts(
                state: state, room: room, since: since, heardAt: heard, decidedAt: decided,
                confidence: confidence ?? 0, link: link, beacon: beacon, leaveAfter: leaveAfter, badge: badge,
                client: client, clientCarriedAt: carried),
            quiet.flatMap { scanner in level.map { QuietScanner(scanner: scanner, room: quietRoom, level: $0) } }
        )
    }
}
