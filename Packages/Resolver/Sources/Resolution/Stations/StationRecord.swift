/// The addresses of a station in a record that it signed.
public struct StationRecord: Equatable, Sendable {
    /// Whether a signed station may be found by its serial number, which can be enumerated, or only by its code.
    public enum Findable: String, Sendable {
        case serial, code
    }

    /// The fault of a record, in the order of the checks.
    public enum Fault: String, Error, Sendable {
        /// Not a record: not a JSON object, or without a serial number.
        case signature
        /// No counter from 1 to 2^53 − 1.
        case counter
        /// The location of the station: addresses, port, name, certificate, validity.
        case address
    }

    /// The maximum number of bytes of a record's text: a genuine one has at most 700.
    public static let maximum = 1024
    /// Numbers up to here are exact in every JSON parser (RFC 8259, 6).
    public static let counters: ClosedRange<Int64> = 1...(1 << 53 - 1)
    /// In seconds.
    public static let holding: ClosedRange<Int64> = 60...86_400
    public static let usualHolding: Int64 = 900
    static let maxAddresses = 4
    private static let maxNameLength = 253
    private static let bytesOfHash = 32

    public let serial: Serial
    /// Increases with each record: milliseconds since 1970, or one more than the last.
    public let counter: Int64
    /// Milliseconds since 1970 by the station's clock; for information only.
    public let time: Int64?
    public let ipv4: IPv4?
    public let ipv6: [IPv6]
    /// The port at which the station listens, as seen from outside.
    public let port: Int64
    /// The name in its certificate.
    public let name: [UInt8]?
    /// The SHA-256 of its certificate (DER), 32 bytes; nil if it has none.
    public let tls: [UInt8]?
    /// The seconds for which the addresses are valid.
    public let holds: Int64
    /// Nil if the operator of the resolver decides.
    public let findable: Findable?

    /// Reads a record; unknown members are ignored.
    public init(_ text: [UInt8], allowingLocal: Bool) throws(Fault) {
        guard text.count <= Self.maximum, let object = try? JSONObject(text: text),
            let serial = object["serial"]?.string.flatMap({ Serial($0) })
        else { throw .signature }
        guard let counter = object["counter"]?.integer, Self.counters.contains(counter) else { throw .counter }
        self.serial = serial
        self.counter = counter
        time = object["time"]?.integer
        ipv4 = try Self.ipv4(object["ipv4"], allowingLocal)
        ipv6 = try Self.ipv6(object["ipv6"], allowingLocal)
        port = try Self.number(object["port"], in: 1...65_535)
        name = try Self.name(object["name"])
        tls = try Self.hash(object["tls"])
        holds = try Self.number(object["holds"], in: Self.holding, usual: Self.usualHolding)
        findable = try Self.findable(object["findable"])
        guard ipv4 != nil || !ipv6.isEmpty else { throw .address }
    }
}

extension StationRecord {
    private static func ipv4(_ value: JSONValue?, _ allowingLocal: Bool) throws(Fault) -> IPv4? {
        guard let value else { return nil }
        guard let address = value.string.flatMap({ IPv4($0) }), address.scope.isAllowed(allowingLocal: allowingLocal)
        else { throw .address }
        return address
    }

    private static func ipv6(_ value: JSONValue?, _ allowingLocal: Bool) throws(Fault) -> [IPv6] {
        guard let value else { return [] }
        guard let texts = value.array, texts.count <= maxAddresses else { throw .address }
        let addresses = texts.compactMap { $0.string.flatMap { IPv6($0) } }
        guard addresses.count == texts.count, Set(addresses).count == texts.count,
            addresses.allSatisfy({ $0.scope.isAllowed(allowingLocal: allowingLocal) })
        else { throw .address }
        return addresses
    }

    private static func number(
        _ value: JSONValue?, in range: ClosedRange<Int64>, usual: Int64? = nil
    ) throws(Fault) -> Int64 {
        guard let number = value.map(\.integer) ?? usual, range.contains(number) else { throw .address }
        return number
    }

    private static func name(_ value: JSONValue?) throws(Fault) -> [UInt8]? {
        guard let value else { return nil }
        guard let name = value.string, (1...maxNameLength).contains(name.count),
            name.allSatisfy({ (0x21...0x7E) ~= $0 })
        else { throw .address }
        return name
    }

    private static func hash(_ value: JSONValue?) throws(Fault) -> [UInt8]? {
        guard let value else { return nil }
        guard let hash = value.string.flatMap({ Hex.bytes($0, count: bytesOfHash) }) else { throw .address }
        return hash
    }

    private static func findable(_ value: JSONValue?) throws(Fault) -> Findable? {
        guard let value else { return nil }
        guard let word = value.string.flatMap({ Findable(rawValue: String(decoding: $0, as: UTF8.self)) }) else {
            throw .address
        }
        return word
    }
}
