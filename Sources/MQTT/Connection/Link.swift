internal import CMosquitto
internal import Dispatch
import Foundation
internal import Sockets

/// One libmosquitto handle, for one connection. The library's own thread and its reconnecting are not used.
///
/// Unchecked: it is used by one queue at a time, first by the queue that connects, then by that of the connection.
final class Link: @unchecked Sendable {
    private let handle: OpaquePointer
    private let report = LinkReport()
    private let settings: MQTTSettings
    private let queue: DispatchQueue
    private var watch: SocketWatch?

    /// Throws `MQTTError` with code `invalidSettings`.
    init(_ settings: MQTTSettings, queue: DispatchQueue) throws(MQTTError) {
        _ = Self.library
        let pointer = Unmanaged.passUnretained(report).toOpaque()
        let name = settings.clientID.isEmpty ? nil : settings.clientID
        guard let handle = mosquitto_new(name, true, pointer) else {
            throw MQTTError(.invalidSettings, "The client's name '\(settings.clientID)' cannot be used.")
        }
        self.handle = handle
        self.settings = settings
        self.queue = queue
        report.listen(to: handle)
        try LinkOptions(settings: settings).set(on: handle)
    }

    deinit {
        nonisolated(unsafe) let handle = handle
        // The library writes its last log lines to the report.
        nonisolated(unsafe) let report = report
        let destroy: @Sendable () -> Void = {
            withExtendedLifetime(report) { mosquitto_destroy(handle) }
        }
        if let watch { watch.cancel(then: destroy) } else { queue.async(execute: destroy) }
    }

    /// Called once in a process, before any handle is created.
    private static let library = mosquitto_lib_init()

    /// Resolves the host, connects and sends CONNECT. It blocks, for up to some minutes if the host does not answer.
    /// TLS and the broker's answer follow while the socket is watched.
    func dial() throws(MQTTError) {
        let (host, port) = settings.address.forLibrary
        var properties = try LinkOptions(settings: settings).greeting()
        defer { mosquitto_property_free_all(&properties) }
        let code = mosquitto_connect_bind_v5(handle, host, port, Int32(clamping: settings.keepAlive), nil, properties)
        guard code == MOSQ_ERR_SUCCESS.rawValue else { throw failure(code) }
    }

    private func failure(_ code: Int32) -> MQTTError {
        // For `MOSQ_ERR_ERRNO` the library returns the system's last error.
        let cause = String(cString: mosquitto_strerror(code))
        let detail = report.complaint
        return MQTTError(
            .connectionFailed, "The broker at \(settings) cannot be reached.", cause: detail.isEmpty ? cause : detail)
    }

    /// The last complaint that the library logged.
    var complaint: String { report.complaint }
}

extension Link {
    /// Starts watching the socket. Called after `dial`: from now on no call blocks.
    /// - Throws: `MQTTError` with code `connectionFailed`.
    func startWatching(
        readable: @escaping @Sendable () -> Void, writable: @escaping @Sendable () -> Void
    ) throws(MQTTError) {
        do {
            watch = try SocketWatch(mosquitto_socket(handle), queue: queue, readable: readable, writable: writable)
        } catch {
            throw MQTTError(.connectionFailed, "The broker at \(settings) cannot be reached.", cause: "\(error)")
        }
        watch?.isWaitingToWrite = mosquitto_want_write(handle)
    }

    /// Reads the available data from the socket.
    func read() -> [LinkEvent] {
        perform { mosquitto_loop_read($0, 1) }
    }

    func write() -> [LinkEvent] {
        perform { mosquitto_loop_write($0, 1) }
    }

    /// Sends a PINGREQ to the broker, if nothing was sent for long. Must be called every few seconds.
    func keepAlive() -> [LinkEvent] {
        perform(mosquitto_loop_misc)
    }

    /// Sends a DISCONNECT, so that the broker does not publish the will.
    func bidFarewell() {
        _ = perform { mosquitto_disconnect_v5($0, 0, nil) }
    }

    /// Returns the packet number, which identifies the broker's answer; the library's code if the message was not sent.
    func publish(_ message: MQTTMessage) -> Result<Int32, LinkFault> {
        var properties: OpaquePointer?
        if settings.version == .v5, let lifetime = message.lifetime {
            mosquitto_property_add_int32(
                &properties, Int32(MQTT_PROP_MESSAGE_EXPIRY_INTERVAL.rawValue), UInt32(clamping: lifetime))
        }
        defer { mosquitto_property_free_all(&properties) }
        return send { packet in
            mosquitto_publish_v5(
                handle, &packet, message.topic, Int32(clamping: message.payload.count), message.payload,
                Int32(message.quality.rawValue), message.isRetained, properties)
        }
    }

    func subscribe(_ filters: [String], _ quality: MQTTQuality) -> Result<Int32, LinkFault> {
        let texts = filters.map { strdup($0) }
        defer { texts.forEach { free($0) } }
        return send { packet in
            mosquitto_subscribe_multiple(
                handle, &packet, Int32(filters.count), texts, Int32(quality.rawValue), 0, nil)
        }
    }

    /// Returns the events that occurred during `publish` or `subscribe`.
    func takeEvents() -> [LinkEvent] {
        report.takeEvents()
    }

    private func send(_ call: (inout Int32) -> Int32) -> Result<Int32, LinkFault> {
        var packet: Int32 = 0
        let code = call(&packet)
        watch?.isWaitingToWrite = mosquitto_want_write(handle)
        return code == MOSQ_ERR_SUCCESS.rawValue ? .success(packet) : .failure(LinkFault(code: code))
    }

    private func perform(_ call: (OpaquePointer) -> Int32) -> [LinkEvent] {
        let code = call(handle)
        watch?.isWaitingToWrite = mosquitto_want_write(handle)
        let events = report.takeEvents()
        return code == MOSQ_ERR_SUCCESS.rawValue ? events : events + [.ended(code)]
    }
}

/// The library failed to send a packet.
struct LinkFault: Error {
    /// A code of libmosquitto, `MOSQ_ERR_…`.
    let code: Int32

    func error(about topic: String) -> MQTTError {
        switch code {
        case MOSQ_ERR_NO_CONN.rawValue, MOSQ_ERR_CONN_LOST.rawValue: .notConnected
        case MOSQ_ERR_OVERSIZE_PACKET.rawValue, MOSQ_ERR_PAYLOAD_SIZE.rawValue:
            MQTTError(.tooLarge, "The message for '\(topic)' is larger than the broker takes.")
        default:
            MQTTError(
                .refused, "The message for '\(topic)' cannot be sent.",
                cause: String(cString: mosquitto_strerror(code)))
        }
    }
}
