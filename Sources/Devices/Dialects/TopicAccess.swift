/// An access right of a device to topics.
public struct TopicAccess: Hashable, Sendable {
    public enum Right: String, Sendable {
        case read, write
    }

    public var right: Right
    public var topic: String

    public init(_ right: Right, _ topic: String) {
        (self.right, self.topic) = (right, topic)
    }
}
