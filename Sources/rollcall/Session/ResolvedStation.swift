import Foundation
import Resolution
import Resolving

/// The stored data for finding a station whose address changes.
struct ResolvedStation: Codable, Equatable {
    /// One to four resolvers, such as `resolver.example:8129`.
    var resolvers: [String]
    /// The code that the key must match, as printed; nil while no key has been confirmed.
    var code: String?
    /// The public key of the station, in hexadecimal.
    var key: String?
    /// The counter of the last accepted record; nil before the first.
    var counter: Int64?
    /// The name in the station's certificate, and the station's port.
    var host: String?
    var port: Int?
    /// The certificate that the record referred to (DER).
    var certificate: Data?
    /// The addresses that worked, the newest first.
    var addresses: [String] = []
    var reachedAt: Date?
    /// The file with the certificates to trust for the resolvers; nil for the roots of this machine.
    var resolverCertificate: String?
    /// Whether the resolvers are asked without TLS.
    var isInsecure: Bool?

    init(resolvers: [ResolverHost], code: PrintedCode?) {
        (self.resolvers, self.code) = (resolvers.map(\.description), code?.text)
    }

    /// Returns the stored data as the resolver client uses it; nil if a value is invalid.
    func known(serial: String) -> KnownStation? {
        let hosts = resolvers.compactMap { ResolverHost($0) }
        guard let serial = Serial(serial), hosts.count == resolvers.count, !hosts.isEmpty else { return nil }
        var known = KnownStation(serial: serial, resolvers: hosts)
        known.code = code.flatMap { PrintedCode(typed: Array($0.utf8), length: PrintedCode.lengthOfStation) }
        guard (known.code == nil) == (code == nil) else { return nil }
        known.key = key.flatMap { Hex.bytes(Array($0.utf8), count: 32) }
        (known.counter, known.name, known.port) = (counter ?? 0, host, port)
        known.certificate = certificate.map { StationCertificate(Array($0)) }
        known.addresses = addresses.compactMap { StationAddress($0) }
        return known
    }

    /// Stores new data about the station.
    mutating func keep(_ known: KnownStation, now: Date) {
        (code, key) = (known.code?.text, known.key.map { Hex.text($0) })
        counter = known.counter == 0 ? nil : known.counter
        (host, port) = (known.name, known.port)
        certificate = known.certificate.map { Data($0.bytes) }
        addresses = known.addresses.map(\.description)
        reachedAt = addresses.isEmpty ? nil : now
    }
}

extension StationFolder {
    /// Saves where a station was found, unless another command has meanwhile saved a higher counter or edited the
    /// station.
    /// - Throws: `CommandError` if the station cannot be read or written.
    func keep(_ known: KnownStation, as name: String, now: Date = Date()) throws {
        var station = try station(name)
        guard var resolved = station.resolved, station.serial == known.serial.description,
            resolved.code == nil || resolved.code == known.code?.text,
            resolved.resolvers == known.resolvers.map(\.description), known.counter >= resolved.counter ?? 0
        else { return }
        resolved.keep(known, now: now)
        station.resolved = resolved
        try save(station)
    }
}
