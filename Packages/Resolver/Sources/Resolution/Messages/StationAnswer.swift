/// A resolver's reply about one station.
public struct StationAnswer: Equatable, Sendable {  // generated: init
    public enum Told: Equatable, Sendable {
        case signed(SignedRecord)
        /// An address without proof: from an old resolver, or for a station without a key.
        case address(IPv4)
        /// The station, or its address, is unknown.
        case nothing
        case malformed
    }

    /// A record with its proof, unchecked.
    public struct SignedRecord: Equatable, Sendable {  // generated: init
        public let record: [UInt8]
        /// 64 bytes.
        public let signature: [UInt8]
        /// 32 bytes.
        public let key: [UInt8]
    }

    public let told: Told
    /// Whether the resolver supports version 2.
    public let isExtended: Bool

    /// Returns nil if there is no record.
    private static func record(_ entry: JSONObject) -> Told? {
        guard let record = entry["Record"] else { return nil }
        guard let text = record.string, let signature = hex(entry["Signature"], count: 64),
            let key = hex(entry["Key"], count: 32)
        else { return .malformed }
        return .signed(SignedRecord(record: text, signature: signature, key: key))
    }

    private static func address(_ entry: JSONObject) -> Told {
        guard let value = entry["StationIP"] else { return .nothing }
        return value.string.flatMap { IPv4($0) }.map(Told.address) ?? .malformed
    }

    private static func hex(_ value: JSONValue?, count: Int) -> [UInt8]? {
        value?.string.flatMap { Hex.bytes($0, count: count) }
    }
}

extension StationAnswer {
    /// Returns nil for any other message, such as the greeting.
    public init?(_ message: JSONObject) {
        guard message.has("HRHomeStationReply") else { return nil }
        guard let entry = message["HRHomeStationReply"]?.array?.first?.object else {
            self.init(told: .malformed, isExtended: false)
            return
        }
        let isExtended = entry.has("Record")
        self.init(told: Self.record(entry) ?? Self.address(entry), isExtended: isExtended)
    }
}
