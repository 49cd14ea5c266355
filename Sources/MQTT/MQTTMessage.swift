/// A message as MQTT carries it: bytes under a topic.
public struct MQTTMessage: Sendable, Hashable {
    /// A name such as `rollcall/site/device/7/up/state`, without wildcards.
    public var topic: String
    public var payload: [UInt8]
    public var quality: MQTTQuality
    /// Whether the broker keeps it for those who subscribe later.
    public var isRetained: Bool
    /// For so many seconds the broker keeps it for who is away, with version 5 of MQTT; nil for as long as it likes.
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

/// How often a message arrives (MQTT 5, section 4.3).
public enum MQTTQuality: UInt8, Sendable, Hashable {
    case atMostOnce, atLeastOnce, exactlyOnce
}

/// What a connection has to tell.
public enum MQTTEvent: Sendable, Hashable {
    /// Connected and subscribed. What was sent while it was away did not come. It may come twice in a row: where one
    /// connection followed another before it was read.
    case connected
    case disconnected(MQTTError)
    case message(MQTTMessage)
    /// So many messages did not fit into the inbox, after those before it. The broker takes them for delivered.
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
