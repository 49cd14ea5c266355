/// The identity that an iBeacon sends. Several devices may share one identity and then differ only in their addresses.
public struct BeaconIdentity: Hashable, Sendable, Codable {
    public let uuid: ProximityUUID
    public let major: UInt16
    public let minor: UInt16

    @inlinable
    public init(uuid: ProximityUUID, major: UInt16, minor: UInt16) {
        self.uuid = uuid
        self.major = major
        self.minor = minor
    }
}

extension Decoder {
    /// Decodes a single string into a value that is written as text.
    /// Throws `DecodingError.dataCorrupted` with an `UnexpectedText`.
    func text<Value: LosslessStringConvertible>(_ type: Value.Type, like example: String) throws -> Value {
        let container = try singleValueContainer()
        guard let value = Value(try container.decode(String.self)) else {
            throw DecodingError.dataCorrupted(
                .init(
                    codingPath: container.codingPath, debugDescription: "Expected text like \(example).",
                    underlyingError: UnexpectedText(example: example)))
        }
        return value
    }
}
