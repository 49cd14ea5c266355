public enum ListenEvent: Hashable, Sendable {
    /// From now on nothing is missed. What was sent before, also since the last notification, has to be looked up.
    case listening
    case notification(PostgresNotification)
}
