internal import CMosquitto

/// What went wrong with a connection or a message.
public struct MQTTError: Error, Sendable, Hashable {
    public enum Code: String, Sendable {
        /// The settings cannot be used: nothing was tried.
        case invalidSettings = "invalid_settings"
        /// No connection could be made.
        case connectionFailed = "connection_failed"
        /// The broker does not know the name or the password, or lets this user not do this (reason 134 or 135).
        case notAuthorized = "not_authorized"
        /// The broker took the message, and no caller has subscribed to its topic (reason 16).
        case noSubscribers = "no_subscribers"
        /// The broker refused the message or the connection for another reason.
        case refused
        /// There is no connection: the message was not sent.
        case notConnected = "not_connected"
        /// The connection broke: whether the message arrived is not known.
        case connectionLost = "connection_lost"
        /// The message has more bytes than a packet may have.
        case tooLarge = "too_large"
    }

    public let code: Code
    /// One sentence, without a password.
    public let message: String
    /// The broker's reason code (MQTT 5, section 2.4; of a version 3.1.1 connection, section 3.2.2.3 there); nil if
    /// the broker gave none.
    public let reason: UInt8?
    /// What the library or the system said; empty if the message says it all.
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

    /// Throws what the broker says of the first message or filter that it refused.
    static func check(_ reasons: [UInt8], about topics: [String]) throws(MQTTError) {
        for (topic, reason) in zip(topics, reasons) {
            if let refusal = refusal(of: topic, reason: reason) { throw refusal }
        }
    }

    /// What the broker says of a message; nil if it took it for a caller.
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

    /// The broker's answer to a greeting. Version 3.1.1 counts its refusals from 1 to 5.
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
    ///   - code: of libmosquitto, or a reason code of MQTT's from 128 on; they do not overlap.
    ///   - complaint: what the library logged last.
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
