import Crypto
public import Resolution

/// What a client knows of a station, and keeps from one time to the next.
public struct KnownStation: Equatable, Sendable {
    /// Addresses that are kept.
    private static let maxAddresses = 8
    /// Where a station listens of which only an address is told.
    private static let usualPort = 443

    public var serial: Serial
    public var resolvers: [ResolverHost]
    /// What the key has to fit; nil as long as no person has vouched for one.
    public var code: PrintedCode?
    public var key: [UInt8]?
    /// Of the last record that was believed; 0 before the first.
    public var counter: Int64 = 0
    /// The name that its certificate is for, and its port: as its record says, or as a person did.
    public var name: String?
    public var port: Int?
    /// The certificate that its record named.
    public var certificate: StationCertificate?
    /// Those that worked, the newest first.
    public var addresses: [StationAddress] = []

    public init(serial: Serial, resolvers: [ResolverHost], code: PrintedCode? = nil) {
        (self.serial, self.resolvers, self.code) = (serial, resolvers, code)
    }

    /// What to ask: by the code wherever it is known, since only that finds every station.
    public var question: StationQuestion {
        code.map { .find(Array(SHA256.hash(data: SignedText.find(code: $0)))) } ?? .serial(serial)
    }

    /// Where it was when it was last reached; nil if it never was.
    public var lastPlace: StationPlace? {
        addresses.isEmpty ? nil : place(addresses)
    }

    /// An address that nothing proves. The station there is known by its own certificate, or an authority vouches for
    /// its name. The addresses that worked are tried too, since the new one may be a lie.
    /// - Returns: nil if neither a certificate nor a name is known.
    public func place(unproven address: IPv4) -> StationPlace? {
        let place = place([.ipv4(address)] + addresses.filter { $0 != .ipv4(address) })
        return place.tls == nil && place.name == nil ? nil : place
    }

    /// An authority's certificate may have been renewed since it was kept.
    private func place(_ addresses: [StationAddress]) -> StationPlace {
        let own = certificate.flatMap { $0.isSelfSigned ? $0.hash : nil }
        return StationPlace(addresses: addresses, port: port ?? Self.usualPort, name: name, tls: own)
    }

    /// Takes over what a record proved.
    public mutating func learn(_ proven: ProvenStation) {
        (key, code, counter) = (proven.key, proven.code, max(counter, proven.record.counter))
        (name, port) = (proven.place.name, proven.place.port)
    }

    /// Takes over where the station was reached. Its certificate is kept only where the record named it: of any other
    /// it is not known yet whose it is.
    public mutating func learn(_ reached: ReachedStation) {
        addresses = Array(([reached.address] + addresses.filter { $0 != reached.address }).prefix(Self.maxAddresses))
        port = reached.place.port
        if reached.place.tls != nil { certificate = reached.certificate }
    }
}
