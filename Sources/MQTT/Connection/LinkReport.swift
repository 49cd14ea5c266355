internal import CMosquitto

/// Collects the events of callbacks for the caller of the library: the library must not be called inside a callback.
final class LinkReport {
    private var events: [LinkEvent] = []
    /// The last error or warning that the library logged.
    private(set) var complaint = ""

    func takeEvents() -> [LinkEvent] {
        defer { events = [] }
        return events
    }

    /// Registers this object for the library's callbacks. It must live as long as the handle.
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
