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
