import Foundation
import Postgres

/// A lock goes out of use with its device, or with the room that it leads into. Its keys are forgotten; the attempts to
/// open it stay on record.
enum LockRetirement {
    static func ofDevice(_ device: Int64, at now: Date) -> Query {
        """
        update lock set retired_at = \(now), epoch = null, sealed_keys = null, activated_at = null,
            activation_asked_at = null, sealed_label = null
        where device_id = \(device) and retired_at is null
        """
    }

    static func ofRoom(_ room: Int64, at now: Date) -> Query {
        """
        update lock set retired_at = \(now), epoch = null, sealed_keys = null, activated_at = null,
            activation_asked_at = null, sealed_label = null
        where room_id = \(room) and retired_at is null
        """
    }
}
