/// An MQTT message: bytes under a topic.
public struct MQTTMessage: Sendable, Hashable {
    /// A name such as `rollcall/site/device/7/up/state`, without wildcards.
    public var topic: String
    public var payload: [UInt8]
    public var quality: MQTTQuality
    /// Whether the broker retains it for later subscribers.
    public var isRetained: Bool
    /// The seconds for which the broker keeps it for clients that are away, in version 5 of MQTT; nil for as long as
    /// the broker decides.
    public var lifetime: Int?

    public init(topic: String, payload: [UInt8], quality: MQTTQuality = .atLeastOnce, isRetained: Bool = false) {
        self.topic = topic
        self.payload = payload
        self.quality = quality
        self.isRetained = isRetained
    }

    public init(topic: String, text: String, quality: MQTTQuality = .atLeastOnce, isRetained: Bool = false) {
        self.init(topic: topic, payload: Array(text.utf8), quality: quality, isRetained: isRetained)
    }
}

/// The quality of service: how often a message is delivered (MQTT 5, section 4.3).
public enum MQTTQuality: UInt8, Sendable, Hashable {
    case atMostOnce, atLeastOnce, exactlyOnce
}

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

/// How much may wait to be read.
public struct MQTTInboxLimits: Sendable, Hashable {
    public var messages: Int
    /// Of topics and payloads together.
    public var bytes: Int

    public init(messages: Int = 10_000, bytes: Int = 4 << 20) {
        self.messages = messages
        self.bytes = bytes
    }
}
