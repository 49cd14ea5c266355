import Daemon
import Foundation
import Resolution
import Store
import Synchronization

/// What this server knows of itself as a station.
final class StationSelf: Sendable {
    let options: ResolverOptions
    /// The files that the server was given; nil if it shows its own certificate, or a proxy shows one.
    private let certificates: Certificates?
    /// Nil if the server was given one, or stands behind a proxy, which shows another one.
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

    /// The port that the server listens on; one that was free is known once it does.
    var port: Int {
        get { listening.withLock { $0 } }
        set { listening.withLock { $0 = newValue } }
    }

    /// Throws `ConfigurationError` if it has to be made and cannot be.
    func certificate() throws -> ShownCertificate? {
        let shown = try certificates ?? own?.existingOrNew()
        return shown.map { ShownCertificate($0.leaf, hosts: hosts) }
    }

    /// By which clients ask who found the server: the name of the certificate that it shows, or would make.
    var names: [String] {
        if own != nil { return [OwnCertificate.name] }
        return [certificates.flatMap { ShownCertificate($0.leaf, hosts: hosts).name }].compactMap(\.self)
    }

    /// The name to be asked behind a proxy.
    var host: String? { hosts.first }

    /// The serial number: as the settings say, else as it was told before, else of this machine.
    func serial(_ row: StationRow) -> Serial? {
        options.serial.flatMap { Serial($0) } ?? row.serial.flatMap { Serial($0) } ?? NetworkInterfaces.defaultMAC()
    }

    /// - Parameter keyHash: one is made up of it where this machine has none.
    func serial(_ row: StationRow, keyHash: [UInt8]) -> Serial {
        serial(row) ?? Self.madeUp(keyHash)
    }

    /// A MAC address that no maker gives out (IEEE 802: locally administered).
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
