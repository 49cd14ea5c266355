/// What a station reports in its records, except the counter and the time, which differ each time.
public struct StationFacts: Equatable, Sendable {  // generated: init
    public var serial: Serial
    public var ipv4: IPv4?
    /// At most four.
    public var ipv6: [IPv6] = []
    /// The port at which the station listens, as seen from outside.
    public var port: Int
    /// The name in its certificate.
    public var name: String?
    /// The SHA-256 of its certificate (DER); nil if TLS is terminated elsewhere.
    public var tls: [UInt8]?
    /// The seconds for which the addresses are valid.
    public var holds: Int64 = StationRecord.usualHolding
    public var findable: StationRecord.Findable = .code

    public static let maxAddresses = StationRecord.maxAddresses

    public var hasAddress: Bool { ipv4 != nil || !ipv6.isEmpty }

    /// Returns the text of a record, which is signed byte for byte.
    /// - Parameter time: milliseconds since 1970.
    public func record(counter: Int64, time: Int64) -> [UInt8] {
        var writer = JSONWriter()
        writer.raw(#"{"serial": "#)
        writer.string(serial.description)
        writer.raw(#", "counter": "#)
        writer.number(counter)
        writer.raw(#", "time": "#)
        writer.number(time)
        if let ipv4 {
            writer.raw(#", "ipv4": "#)
            writer.string(ipv4.description)
        }
        if !ipv6.isEmpty { writer.list(#", "ipv6": ["#, ipv6.prefix(Self.maxAddresses).map(\.description)) }
        writer.raw(#", "port": "#)
        writer.number(Int64(port))
        if let name {
            writer.raw(#", "name": "#)
            writer.string(name)
        }
        if let tls {
            writer.raw(#", "tls": "#)
            writer.string(Hex.text(tls))
        }
        writer.raw(#", "holds": "#)
        writer.number(holds)
        writer.raw(#", "findable": "#)
        writer.string(findable.rawValue)
        writer.raw("}")
        return writer.bytes
    }
}

extension JSONWriter {
    fileprivate mutating func list(_ opening: StaticString, _ texts: [String]) {
        raw(opening)
        for (place, text) in texts.enumerated() {
            if place > 0 { raw(", ") }
            string(text)
        }
        raw("]")
    }
}
