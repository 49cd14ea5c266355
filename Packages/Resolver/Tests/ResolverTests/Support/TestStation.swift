import Crypto
import Foundation
import Resolution

@testable import Resolver

/// A station that signs.
struct TestStation {
    var serial: String
    var key = Curve25519.Signing.PrivateKey()

    init(_ serial: String) {
        self.serial = serial
    }

    var publicKey: [UInt8] { Array(key.publicKey.rawRepresentation) }
    var code: PrintedCode { StationKey(stored: publicKey).code }

    func registration(_ invitation: String, by old: TestStation? = nil) throws -> String {
        let text = SignedText.registration(
            serial: Array(serial.utf8), key: Array(Hex.text(publicKey).utf8), invitation: Array(invitation.utf8))
        let signature = Hex.text(try key.signature(for: text))
        let oldSignature = try old.map { #", "OldSignature": "\#(Hex.text(try $0.key.signature(for: text)))""# } ?? ""
        return """
            {"HRHomeStationRegister": {"StationDID": "\(serial)", "Key": "\(Hex.text(publicKey))", \
            "Invitation": "\(invitation)", "Signature": "\(signature)"\(oldSignature)}}
            """
    }

    func record(_ counter: Int64, _ address: String = "198.51.100.7", more: String = "") -> String {
        #"{"serial": "\#(serial)", "counter": \#(counter), "ipv4": "\#(address)", "port": 443\#(more)}"#
    }

    func update(_ counter: Int64, _ address: String = "198.51.100.7", more: String = "") throws -> String {
        try update(record: record(counter, address, more: more))
    }

    func update(record: String, as spelling: String? = nil) throws -> String {
        let signature = Hex.text(try key.signature(for: SignedText.update(record: Array(record.utf8))))
        return Self.message(spelling ?? serial, record: record, signature: signature)
    }

    static func message(_ serial: String, record: String, signature: String) -> String {
        let escaped = record.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return """
            {"HRHomeStationUpdate": {"StationDID": "\(serial)", "Record": "\(escaped)", "Signature": "\(signature)"}}
            """
    }
}

extension PrintedCode {
    /// What a client sends as `Find`.
    var findHash: [UInt8] { Array(SHA256.hash(data: SignedText.find(code: self))) }
}

extension Reply {
    var outcome: UpdateOutcome? {
        if case .updated(_, let outcome) = self { outcome } else { nil }
    }

    var registration: RegistrationRefusal?? {
        if case .registered(_, let refusal) = self { .some(refusal) } else { nil }
    }
}
