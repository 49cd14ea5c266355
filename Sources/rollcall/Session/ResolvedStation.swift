import Foundation
import Resolution
import Resolving

/// How a station is found whose address changes, as its file has it.
struct ResolvedStation: Codable, Equatable {
    /// One to four, as people write them.
    var resolvers: [String]
    /// The code that its key has to fit, as it is printed.
    var code: String?
    /// Hexadecimal.
    var key: String?
    /// Of the last record that was believed.
    var counter: Int64?
    /// The name that its certificate is for, and its port.
    var host: String?
    var port: Int?
    /// The certificate that its record named (DER).
    var certificate: Data?
    /// Those that worked, the newest first.
    var addresses: [String] = []
    var reachedAt: Date?
    /// The file of certificates that those of the resolvers have to lead to.
    var resolverCertificate: String?
    /// Whether the resolvers are asked without TLS.
    var isInsecure: Bool?

    init(resolvers: [ResolverHost], code: PrintedCode?) {
        (self.resolvers, self.code) = (resolvers.map(\.description), code?.text)
    }

    /// Nil if the file holds what cannot be.
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

    /// Takes over what was learnt.
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
    /// Writes where a station was found. Another command may have found it meanwhile: a counter never falls. Or it was
    /// edited: then nothing that was believed before counts.
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
