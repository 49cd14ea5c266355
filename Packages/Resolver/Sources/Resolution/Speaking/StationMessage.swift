/// A message of a station to a resolver.
public enum StationMessage: Equatable, Sendable {
    case whoAmI
    case reachMe(port: Int)
    case update(serial: String, record: [UInt8], signature: [UInt8])
    case register(Registration)

    /// A key and its authorisation: an invitation, or the signature of the key in force.
    public struct Registration: Equatable, Sendable {
        public let serial: String
        /// 32 bytes.
        public let key: [UInt8]
        /// Empty if the old key vouches for the new one.
        public let invitation: String
        public var signature: [UInt8] = []
        public var oldSignature: [UInt8]?

        public init(serial: String, key: [UInt8], invitation: String = "") {
            self.serial = serial
            self.key = key
            self.invitation = invitation
        }

        /// The text that both keys sign.
        public var text: [UInt8] {
            SignedText.registration(
                serial: Array(serial.utf8), key: Array(Hex.text(key).utf8), invitation: Array(invitation.utf8))
        }
    }

    /// The form on the wire.
    public var bytes: [UInt8] {
        var writer = JSONWriter()
        switch self {
        case .whoAmI: writer.raw(#"{"HRWhoAmI": {}}"#)
        case .reachMe(let port):
            writer.raw(#"{"HRReachMe": {"Port": "#)
            writer.number(Int64(port))
            writer.raw("}}")
        case .update(let serial, let record, let signature):
            writer.raw(#"{"HRHomeStationUpdate": {"StationDID": "#)
            writer.string(serial)
            writer.raw(#", "Record": "#)
            writer.string(record)
            writer.raw(#", "Signature": "#)
            writer.string(Hex.text(signature))
            writer.raw("}}")
        case .register(let registration): writer.write(registration)
        }
        return writer.bytes
    }
}

extension JSONWriter {
    fileprivate mutating func write(_ registration: StationMessage.Registration) {
        raw(#"{"HRHomeStationRegister": {"StationDID": "#)
        string(registration.serial)
        raw(#", "Key": "#)
        string(Hex.text(registration.key))
        raw(#", "Invitation": "#)
        string(registration.invitation)
        raw(#", "Signature": "#)
        string(Hex.text(registration.signature))
        if let old = registration.oldSignature {
            raw(#", "OldSignature": "#)
            string(Hex.text(old))
        }
        raw("}}")
    }
}

/// A resolver's answer to a station.
public enum ResolverAnswer: Equatable, Sendable {
    /// The first message of a connection.
    case greeting
    case updated(Reply.UpdateOutcome)
    /// Nil if the key was accepted.
    case registered(Reply.RegistrationRefusal?)
    /// An IPv4 or IPv6 address, if it is one.
    case whoYouAre(String)
    /// Nil if it was not tested.
    case reachable(Bool?)

    /// Returns nil for a message that is not an answer to a station. An unknown reason counts as `unavailable`, so that
    /// it is retried.
    public init?(_ message: JSONObject) {
        guard let member = message.members.first else { return nil }
        if member.isNamed("DDNSConnected") {
            self = .greeting
            return
        }
        guard let reply = member.value.object else { return nil }
        if member.isNamed("HRHomeStationUpdateReply") {
            self = .updated(Self.outcome(reply))
        } else if member.isNamed("HRHomeStationRegisterReply") {
            let reason = reply["Reason"]?.text.flatMap { Reply.RegistrationRefusal(rawValue: $0) }
            self = .registered(reply["Registered"] == .bool(true) ? nil : reason ?? .unavailable)
        } else if member.isNamed("HRWhoAmIReply") {
            self = .whoYouAre(reply["Address"]?.text ?? "")
        } else if member.isNamed("HRReachMeReply") {
            self = .reachable(reply["Reachable"].map { $0 == .bool(true) })
        } else {
            return nil
        }
    }

    private static func outcome(_ reply: JSONObject) -> Reply.UpdateOutcome {
        let counter = reply["Counter"]?.integer
        if reply["Accepted"] == .bool(true) { return .accepted(counter: counter ?? 0) }
        let reason = reply["Reason"]?.text.flatMap { Reply.UpdateRefusal(rawValue: $0) }
        return .refused(reason ?? .unavailable, counter: counter)
    }
}

extension JSONValue {
    fileprivate var text: String? { string.map { String(decoding: $0, as: UTF8.self) } }
}
