import MQTT

/// What has happened since a link last checked: for commands and devices, or for attempts and locks.
struct LinkWork: Sendable {
    var events: [MQTTEvent] = []
    /// Commands or attempts that the broker received and refused, each with its error.
    var failures: [(command: Int64, error: any Error)] = []
    /// Commands or attempts that were requested.
    var asked: Set<Int64> = []
    /// Commands that were ended elsewhere.
    var ended: Set<Int64> = []
    /// Attempts whose response is to be sent.
    var proceeding: Set<Int64> = []
    /// Devices or locks whose rows changed.
    var changed: Set<Int64> = []
    /// Notifications may have been missed, or devices were added or removed: everything is read again.
    var isStale = false
}
