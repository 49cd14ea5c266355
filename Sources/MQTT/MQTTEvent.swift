/// An event of a connection.
public enum MQTTEvent: Sendable, Hashable {
    /// Connected and subscribed. Messages sent during the disconnection did not arrive. It may occur twice in a row, if
    /// one connection replaced another before it was read.
    /// connection followed another before it was read.
    case connected
    case disconnected(MQTTError)
    case message(MQTTMessage)
    /// This number of messages after the previous ones did not fit into the inbox. For the broker they were delivered.
    case dropped(Int)
}
