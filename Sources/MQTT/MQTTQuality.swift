/// The quality of service: how often a message is delivered (MQTT 5, section 4.3).
public enum MQTTQuality: UInt8, Sendable, Hashable {
    case atMostOnce, atLeastOnce, exactlyOnce
}
