public import Foundation
public import Postgres
public import Presence
import Vocabulary

/// The engine's state as stored in the database: the last whereabouts of each person, and when each scanner was last
/// heard of.
///
/// After a restart the state is loaded from here, so that no visit is lost, duplicated or split. No person moves until
/// every scanner that was alive when the server ended has sent what it heard since, for at most 30 s (three
/// heartbeats): a scanner that reports first may only have been quicker. A scanner that was gone a minute or more
/// before the others is not waited for. A new person is placed at once.
///
/// The level at which a scanner heard a person is stored only if that scanner fell silent (`last_level`, with
/// `quiet_room_id`, next to their whereabouts, whether present or unknown). Until the receiver that last heard the
/// person reports, another room gets them only by a reading as loud as that level, or, without one, as loud as in its
/// own room (-70 dBm). No person can have gone anywhere during the waiting time.
public struct EngineState: Sendable {
    /// People with the level at which a scanner that fell silent had heard them, louder than any other.
    public typealias People = [(person: Int64, whereabouts: Whereabouts, quiet: QuietScanner?)]

    public let people: People
    /// The scanners that listened to the end: those that were gone long before are not waited for.
    public let scanners: [(scanner: Int64, lastAt: Date, isDrained: Bool)]
    /// The statements that override what receivers hear.
    public let overrides: [ManualOverride]
    /// The newest change ID that was ever assigned, 0 if absent.
    public let newestChange: Int64
    /// Up to when the record of visits was smoothed; nil if it never was.
    public let recordedThrough: Date?
    /// The newest time that an owner of the engine recorded, by its clock; nil if absent.
    public let newestTime: Date?

    private static let newestTimeQuery: Query = """
        select greatest(
            (select max(decided_at) from whereabouts), (select max(last_seen_at) from scanner),
            (select max(through) from record_progress))
        """

    /// Returns only that time.
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

    /// - Parameter people: only these; nil for all.
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
