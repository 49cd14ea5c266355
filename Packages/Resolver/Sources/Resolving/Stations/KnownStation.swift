import Crypto
public import Resolution

/// The stored data of a client about a station.
public struct KnownStation: Equatable, Sendable {
    /// The maximum number of stored addresses.
    private static let maxAddresses = 8
    /// The default port of a station of which only the address is known.
    private static let usualPort = 443

    public var serial: Serial
    public var resolvers: [ResolverHost]
    /// The code that the key must match; nil while no key has been confirmed.
    public var code: PrintedCode?
    public var key: [UInt8]?
    /// The counter of the last accepted record; 0 before the first.
    public var counter: Int64 = 0
    /// The name in its certificate, and its port, from its record or as entered by a person.
    public var name: String?
    public var port: Int?
    /// The certificate that its record referred to.
    public var certificate: StationCertificate?
    /// The addresses that worked, the newest first.
    public var addresses: [StationAddress] = []

    public init(serial: Serial, resolvers: [ResolverHost], code: PrintedCode? = nil) {
        (self.serial, self.resolvers, self.code) = (serial, resolvers, code)
    }

    /// The request to send: by the code if it is known, since only the code finds every station.
    public var question: StationQuestion {
        code.map { .find(Array(SHA256.hash(data: SignedText.find(code: $0)))) } ?? .serial(serial)
    }

    /// Where it was last reached; nil if it never was.
    public var lastPlace: StationPlace? {
        addresses.isEmpty ? nil : place(addresses)
    }

    /// Returns the place for an address without proof. The station there is identified by its own certificate, or an
    /// authority verifies its name. Addresses that worked before are tried too, since the new one may be false.
    /// - Returns: nil if neither a certificate nor a name is known.
    public func place(unproven address: IPv4) -> StationPlace? {
        let place = place([.ipv4(address)] + addresses.filter { $0 != .ipv4(address) })
        return place.tls == nil && place.name == nil ? nil : place
    }

    /// A certificate from an authority may have been renewed since it was stored.
    private func place(_ addresses: [StationAddress]) -> StationPlace {
        let own = certificate.flatMap { $0.isSelfSigned ? $0.hash : nil }
        return StationPlace(addresses: addresses, port: port ?? Self.usualPort, name: name, tls: own)
    }

    /// Stores what a record proved.
    public mutating func learn(_ proven: ProvenStation) {
        (key, code, counter) = (proven.key, proven.code, max(counter, proven.record.counter))
        (name, port) = (proven.place.name, proven.place.port)
    }

    /// Stores where the station was reached. Its certificate is stored only if the record referred to it: the owner of
    /// any other certificate is not yet known.
    public mutating func learn(_ reached: ReachedStation) {
        addresses = Array(([reached.address] + addresses.filter { $0 != reached.address }).prefix(Self.maxAddresses))
        port = reached.place.port
        if reached.place.tls != nil { certificate = reached.certificate }
    }
}
