import Crypto
public import Resolution

/// The content of a record, after all checks that need no connection.
public struct ProvenStation: Equatable, Sendable {
    /// The fault of an answer, in the order of the checks.
    public enum Fault: Error, Equatable, Sendable {
        /// The key does not match the code.
        case key
        case signature
        /// The record is for another station, or is not a record.
        case record
        /// It is older than one seen before, which had this counter.
        case counter(Int64)
    }

    public let record: StationRecord
    public let key: [UInt8]
    public let code: PrintedCode
    public let place: StationPlace

    /// Checks an answer against what is known. Without a code any key is accepted: a person must decide whether it is
    /// the right one.
    public init(_ signed: StationAnswer.SignedRecord, against known: KnownStation) throws(Fault) {
        key = signed.key
        code = PrintedCode(Array(SHA256.hash(data: key)), length: PrintedCode.lengthOfStation)
        if let expected = known.code, expected != code { throw .key }
        guard let publicKey = try? Curve25519.Signing.PublicKey(rawRepresentation: key),
            publicKey.isValidSignature(signed.signature, for: SignedText.update(record: signed.record))
        else { throw .signature }
        // Whether a resolver accepts local addresses is up to its operator; the station signed them.
        guard let record = try? StationRecord(signed.record, allowingLocal: true), record.serial == known.serial,
            let place = Self.place(record)
        else { throw .record }
        guard record.counter >= known.counter else { throw .counter(record.counter) }
        (self.record, self.place) = (record, place)
    }

    /// Returns nil if the name of the certificate is not valid in an address.
    private static func place(_ record: StationRecord) -> StationPlace? {
        var name: String?
        if let text = record.name {
            guard let host = ResolverHost(String(decoding: text, as: UTF8.self)), host.port == nil else { return nil }
            name = host.host
        }
        return StationPlace(addresses: record.addresses, port: Int(record.port), name: name, tls: record.tls)
    }
}
