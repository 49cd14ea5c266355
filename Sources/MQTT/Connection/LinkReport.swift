internal import CMosquitto

/// What libmosquitto tells by its callbacks.
enum LinkEvent: Equatable {
    /// The broker answered the greeting; 0 for welcome.
    case greeted(Int32)
    case message(MQTTMessage)
    /// The broker has a message, or refuses it. The number is its packet's.
    case published(Int32, reason: UInt8)
    /// What the broker granted of a subscription: for each filter a quality, or a reason from 128 on.
    case subscribed(Int32, granted: [UInt8])
    /// The connection is over: a code of the library, or from 128 on a reason of the broker's.
    case ended(Int32)
}

/// Collects what the callbacks tell, for the one who called the library to look at afterwards: inside a callback the
/// library must not be called.
final class LinkReport {
    private var events: [LinkEvent] = []
    /// The last error or warning that the library logged.
    private(set) var complaint = ""

    func takeEvents() -> [LinkEvent] {
        defer { events = [] }
        return events
    }

    /// Has the library tell this one. It must live as long as the handle.
    func listen(to handle: OpaquePointer) {
        mosquitto_connect_v5_callback_set(handle) { _, report, reason, _, _ in
            LinkReport.at(report)?.events.append(.greeted(reason))
        }
        mosquitto_disconnect_v5_callback_set(handle) { _, report, code, _ in
            LinkReport.at(report)?.events.append(.ended(code))
        }
        mosquitto_publish_v5_callback_set(handle) { _, report, packet, reason, _ in
            LinkReport.at(report)?.events.append(.published(packet, reason: UInt8(clamping: reason)))
        }
        mosquitto_subscribe_v5_callback_set(handle) { _, report, packet, count, granted, _ in
            let reasons = UnsafeBufferPointer(start: granted, count: Int(count)).map { UInt8(clamping: $0) }
            LinkReport.at(report)?.events.append(.subscribed(packet, granted: reasons))
        }
        mosquitto_message_v5_callback_set(handle) { _, report, message, _ in
            guard let message = message.flatMap({ MQTTMessage($0.pointee) }) else { return }
            LinkReport.at(report)?.events.append(.message(message))
        }
        mosquitto_log_callback_set(handle) { _, report, level, text in
            guard level & (MOSQ_LOG_ERR | MOSQ_LOG_WARNING) != 0, let text else { return }
            LinkReport.at(report)?.complaint = String(cString: text)
        }
    }

    private static func at(_ pointer: UnsafeMutableRawPointer?) -> LinkReport? {
        pointer.map { Unmanaged<LinkReport>.fromOpaque($0).takeUnretainedValue() }
    }
}

extension MQTTMessage {
    fileprivate init?(_ raw: mosquitto_message) {
        guard let topic = raw.topic, let quality = MQTTQuality(rawValue: UInt8(clamping: raw.qos)) else { return nil }
        let bytes = UnsafeRawBufferPointer(start: raw.payload, count: Int(raw.payloadlen))
        self.init(
            topic: String(cString: topic), payload: Array(bytes), quality: quality, isRetained: raw.retain)
    }
}
