internal import CMosquitto

/// An error of a connection or a message.
public struct MQTTError: Error, Sendable, Hashable {
    public enum Code: String, Sendable {
        /// The settings cannot be used: no connection was attempted.
        case invalidSettings = "invalid_settings"
        /// No connection could be made.
        case connectionFailed = "connection_failed"
        /// The broker does not accept the name or the password, or does not allow this user to do this (reason 134 or
        /// 135).
        case notAuthorized = "not_authorized"
        /// The broker accepted the message, but its topic has no subscribers (reason 16).
        case noSubscribers = "no_subscribers"
        /// The broker refused the message or the connection for another reason.
        case refused
        /// There is no connection, so the message was not sent.
        case notConnected = "not_connected"
        /// The connection broke: it is unknown whether the message arrived.
        case connectionLost = "connection_lost"
        /// The message exceeds the maximum packet size.
        case tooLarge = "too_large"
    }

    public let code: Code
    /// One sentence, without a password.
    public let message: String
    /// The broker's reason code (MQTT 5, section 2.4; for a version 3.1.1 connection, section 3.2.2.3 of that version);
    /// nil if the broker gave none.
    public let reason: UInt8?
    /// The error of the library or the system; empty if the message says everything.
    public let cause: String

    init(_ code: Code, _ message: String, reason: UInt8? = nil, cause: String = "") {
        self.code = code
        self.message = message
        self.reason = reason
        self.cause = cause
    }
}

extension MQTTError: CustomStringConvertible {
    public var description: String {
        cause.isEmpty ? "\(message) (\(code.rawValue))" : "\(message) (\(code.rawValue): \(cause))"
    }
}

extension MQTTError {
    static let notConnected = Self(.notConnected, "There is no connection to the broker.")
    static let closed = Self(.connectionLost, "The connection to the broker was closed.")
    static let silent = Self(.connectionFailed, "The broker did not answer in time.")

    /// Throws the broker's error for the first message or filter that it refused.
    static func check(_ reasons: [UInt8], about topics: [String]) throws(MQTTError) {
        for (topic, reason) in zip(topics, reasons) {
            if let refusal = refusal(of: topic, reason: reason) { throw refusal }
        }
    }

    /// Returns the broker's error for a message; nil if it was accepted for a subscriber.
    private static func refusal(of topic: String, reason: UInt8) -> Self? {
        switch Int32(reason) {
        case Int32(MQTT_RC_NO_MATCHING_SUBSCRIBERS.rawValue):
            Self(.noSubscribers, "There is no subscriber of '\(topic)'.", reason: reason)
        case ..<Int32(MQTT_RC_UNSPECIFIED.rawValue): nil
        case Int32(MQTT_RC_NOT_AUTHORIZED.rawValue):
            Self(.notAuthorized, "The broker does not let this user do that with '\(topic)'.", reason: reason)
        default: Self(.refused, "The broker refused '\(topic)'.", reason: reason, cause: words(for: Int32(reason)))
        }
    }

    /// Returns the error for the broker's answer to CONNECT. Version 3.1.1 numbers its refusals from 1 to 5.
    static func greeting(_ reason: Int32) -> Self {
        let unknown: Set<Int32> = [4, 5, 134, 135]
        let cause =
            reason < 128 ? String(cString: mosquitto_connack_string(reason)) : words(for: reason)
        return unknown.contains(reason)
            ? Self(
                .notAuthorized, "The broker does not know this name with this password.",
                reason: .init(clamping: reason))
            : Self(.refused, "The broker refused the connection.", reason: UInt8(clamping: reason), cause: cause)
    }

    /// - Parameters:
    ///   - code: a code of libmosquitto, or an MQTT reason code from 128 on; they do not overlap.
    ///   - complaint: the library's last log message.
    static func ended(_ code: Int32, complaint: String) -> Self {
        guard code < 128 else {
            return Self(
                .connectionLost, "The broker ended the connection.", reason: UInt8(clamping: code),
                cause: words(for: code))
        }
        let known = code == 0 ? "" : String(cString: mosquitto_strerror(code))
        return Self(
            .connectionLost, "The connection to the broker broke.", cause: complaint.isEmpty ? known : complaint)
    }

    private static func words(for reason: Int32) -> String {
        String(cString: mosquitto_reason_string(reason))
    }
}
