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
