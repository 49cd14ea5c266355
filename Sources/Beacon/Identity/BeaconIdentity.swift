/// What an iBeacon says it is. Several devices may share one identity: then only their addresses differ.
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
    /// The decoder's single string as a value that is written as text.
    /// Throws `DecodingError.dataCorrupted` naming the expected shape.
    func text<Value: LosslessStringConvertible>(_ type: Value.Type, like example: String) throws -> Value {
        let container = try singleValueContainer()
        guard let value = Value(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "Expected text like \(example).")
        }
        return value
    }
}
