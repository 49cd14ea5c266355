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
