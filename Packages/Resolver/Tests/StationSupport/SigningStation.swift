import Crypto
import Foundation
public import NIOSSL
public import Resolution

/// A station that signs where it is.
public struct SigningStation: Sendable {
    public let serial: String
    private let key = Curve25519.Signing.PrivateKey()

    public init(_ serial: String = "00:0c:29:ab:cd:ef") {
        self.serial = serial
    }

    public var publicKey: [UInt8] { Array(key.publicKey.rawRepresentation) }

    public var code: PrintedCode {
        PrintedCode(Array(SHA256.hash(data: publicKey)), length: PrintedCode.lengthOfStation)
    }

    /// What a client sends as `Find`.
    public var find: String { Hex.text(SHA256.hash(data: SignedText.find(code: code))) }

    /// A record of a station on this machine.
    /// - Parameters:
    ///   - tls: SHA-256 of its certificate.
    ///   - more: members that are added, each with a comma before it.
    public func record(
        _ counter: Int64, port: Int, address: String = "127.0.0.1", name: String? = "localhost", tls: [UInt8]? = nil,
        more: String = ""
    ) -> String {
        let name = name.map { #", "name": "\#($0)""# } ?? ""
        let tls = tls.map { #", "tls": "\#(Hex.text($0))""# } ?? ""
        return #"{"serial": "\#(serial)", "counter": \#(counter), "ipv4": "\#(address)", "port": \#(port)"#
            + "\(name)\(tls)\(more)}"
    }

    public func sign(_ record: String) throws -> StationAnswer.SignedRecord {
        let text = Array(record.utf8)
        return StationAnswer.SignedRecord(
            record: text, signature: Array(try key.signature(for: SignedText.update(record: text))), key: publicKey)
    }

    /// The message that tells a resolver.
    public func update(_ record: String) throws -> String {
        let signed = try sign(record)
        return """
            {"HRHomeStationUpdate": {"StationDID": "\(serial)", "Record": "\(Self.escaped(record))", \
            "Signature": "\(Hex.text(signed.signature))"}}
            """
    }

    /// The message with which a resolver of version 2 tells a record.
    public static func reply(_ signed: StationAnswer.SignedRecord) -> String {
        """
        {"HRHomeStationReply": [{"Find": "x", "StationIP": null, \
        "Record": "\(escaped(String(decoding: signed.record, as: UTF8.self)))", \
        "Signature": "\(Hex.text(signed.signature))", "Key": "\(Hex.text(signed.key))", "Seen": 1}]}
        """
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    }
}

/// SHA-256 of the certificate in a PEM text.
public func certificateHash(_ pem: String) throws -> [UInt8] {
    let certificates = try NIOSSLCertificate.fromPEMBytes(Array(pem.utf8))
    return Array(SHA256.hash(data: try certificates[0].toDERBytes()))
}

/// Of a server with one certificate, both in PEM.
public func serverTLS(certificate: String, key: String) throws -> TLSConfiguration {
    TLSConfiguration.makeServerConfiguration(
        certificateChain: try NIOSSLCertificate.fromPEMBytes(Array(certificate.utf8)).map { .certificate($0) },
        privateKey: .privateKey(try NIOSSLPrivateKey(bytes: Array(key.utf8), format: .pem)))
}
