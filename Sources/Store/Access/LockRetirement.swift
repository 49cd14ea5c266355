import Foundation
import Postgres

/// Retires a lock with its device, or with the room that it leads into. Its keys are deleted; the attempts to open it
/// stay on record.
enum LockRetirement {
    /// Retires the locks of a device and returns their numbers.
    static func ofDevice(_ device: Int64, at now: Date) -> Query { retire("device_id", device, at: now) }

    /// Retires the locks of a room and returns their numbers.
    static func ofRoom(_ room: Int64, at now: Date) -> Query { retire("room_id", room, at: now) }

    /// Retires a lock and returns its number; no row if it is already retired.
    static func of(_ lock: Int64, at now: Date) -> Query { retire("lock_id", lock, at: now) }

    private static func retire(_ column: String, _ id: Int64, at now: Date) -> Query {
        """
        update lock set retired_at = \(now), epoch = null, sealed_keys = null, activated_at = null,
            activation_asked_at = null, sealed_label = null
        where \(unescaped: column) = \(id) and retired_at is null returning lock_id
        """
    }
}
