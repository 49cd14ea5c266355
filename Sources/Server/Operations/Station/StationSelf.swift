import Daemon
import Foundation
import Resolution
import Store
import Synchronization

/// What this server knows about itself as a station.
final class StationSelf: Sendable {
    let options: ResolverOptions
    /// The certificate that the server was given; nil if it uses its own, or a proxy presents one.
    private let certificates: Certificates?
    /// Nil if the server was given a certificate, or is behind a proxy, which presents another one.
    let own: OwnCertificate?
    private let hosts: [String]
    private let listening: Mutex<Int>

    init(_ configuration: ServerConfiguration, _ certificates: Certificates?, own: OwnCertificate?) {
        options = configuration.resolver
        self.certificates = certificates
        self.own = own
        hosts = configuration.hosts
        listening = Mutex(configuration.port)
    }

    /// The port that the server listens on; one chosen by the system is known once it listens.
    var port: Int {
        get { listening.withLock { $0 } }
        set { listening.withLock { $0 = newValue } }
    }

    /// Throws `ConfigurationError` if the certificate has to be made and cannot be.
    func certificate() throws -> ShownCertificate? {
        let shown = try certificates ?? own?.existingOrNew()
        return shown.map { ShownCertificate($0.leaf, hosts: hosts) }
    }

    /// The names with which clients that found the server address it: those of the certificate that it presents, or
    /// would make.
    var names: [String] {
        if own != nil { return [OwnCertificate.name] }
        return [certificates.flatMap { ShownCertificate($0.leaf, hosts: hosts).name }].compactMap(\.self)
    }

    /// The name of the server behind a proxy.
    var host: String? { hosts.first }

    /// Returns the serial number: from the settings, else the one announced before, else that of this machine.
    func serial(_ row: StationRow) -> Serial? {
        options.serial.flatMap { Serial($0) } ?? row.serial.flatMap { Serial($0) } ?? NetworkInterfaces.defaultMAC()
    }

    /// - Parameter keyHash: the source of a serial number if this machine has none.
    func serial(_ row: StationRow, keyHash: [UInt8]) -> Serial {
        serial(row) ?? Self.madeUp(keyHash)
    }

    /// Returns a MAC address that no manufacturer assigns (IEEE 802: locally administered).
    private static func madeUp(_ hash: [UInt8]) -> Serial {
        .mac(hash.prefix(5).reduce(0x02) { $0 << 8 | UInt64($1) })
    }

    func told(_ row: StationRow) -> StationRow.Told {
        StationRow.Told(
            findable: row.findable ?? options.findable, port: row.port ?? options.port ?? port)
    }

    func servers(_ row: StationRow) -> [String] {
        (row.servers ?? options.servers).compactMap { ResolverHost($0)?.description }
            .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
}
