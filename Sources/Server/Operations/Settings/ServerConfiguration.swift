public import Configuration
public import Daemon
import Foundation
import Logging
import OperatorErrors
import Wire

/// What one server needs to start.
public struct ServerConfiguration: Sendable {
    /// The JSON file that some of it was read from; nil if none was named.
    public var file: String?
    /// Providers that take precedence over the file: the command line and the environment.
    public var overriding: [any ConfigProvider]
    /// The address to listen on.
    public var host: String
    /// The port to listen on; 0 for any free port.
    public var port: Int
    /// Whether plain HTTP may leave this machine.
    public var isInsecureAllowed: Bool
    /// The folder of the private cluster.
    public var dataDirectory: String
    /// The file with the key that seals the secrets of one-time codes and webhooks; made when it is first needed.
    /// Servers of one database need the same one.
    public var secretKeyFile: String
    /// The file in which erasures are remembered outside the database, to be repeated after a restore.
    public var erasureFile: String
    /// An external database, instead of the private cluster.
    public var databaseURL: String?
    /// The same database or a copy of it, reached as `rollcall_report`; not needed with the private cluster.
    public var reportDatabaseURL: String?
    /// The certificate to serve TLS with; nil to serve plain HTTP.
    public var tls: TLSFiles?
    /// Proxies that are trusted to state where a request comes from.
    public var trustedProxies: [String]
    /// Host names of the server, besides the addresses that it listens on.
    public var hosts: [String]
    /// Exceptions for webhooks, which may go to these places even if they are not public, or over plain HTTP: hosts,
    /// addresses and ranges.
    public var webhookAllow: [String]
    public var broker: BrokerOptions
    /// The resolvers to which this server announces its address.
    public var resolver: ResolverOptions
    public var limits = RequestLimits()
    /// The percentage of the private cluster's disk that is kept free; 0 for none.
    public var diskReserve: Int
    /// Seconds of the server's clock in one real second.
    public var clockRate: Double

    /// Keys, as environment variables and as JSON members (`ROLLCALL_PORT`, `{"rollcall": {"port": …}}`):
    ///
    /// - `host` (string, `127.0.0.1`), `port` (int, 8080), `insecure` (bool, false)
    /// - `data.dir` (string, `/var/lib/rollcall` for root, else `~/.local/share/rollcall`)
    /// - `secret.key.file` (string, `secret.key` in the data folder)
    /// - `erasure.file` (string, `erasures` in the data folder)
    /// - `database.url`, `report.database.url` (string, none)
    /// - `tls.certificate`, `tls.key` (string, none)
    /// - `trusted.proxies` (list of addresses and ranges such as `10.0.0.0/8`, none)
    /// - `hosts` (list of names such as `rollcall.school.example`, none)
    /// - `webhook_allow` (list of hosts, addresses and ranges such as `10.0.0.0/8`, none)
    /// - `mqtt.url`, `mqtt.port`, `mqtt.listen`: `BrokerOptions`
    /// - `resolver.servers` and others: `ResolverOptions`
    /// - `limit.session` (int, 50), `limit.scanner` (int, 100), `limit.address` (int, 20), `limit.connections` (int,
    ///   4000), `limit.address_connections` (int, a quarter of `limit.connections`)
    /// - `disk_reserve` (int, 10)
    /// - `clock.rate` (double, 1)
    ///
    /// Throws `ConfigurationError`.
    public init(reader: ConfigReader, file: String? = nil, overriding: [any ConfigProvider] = []) throws {
        self.file = file
        self.overriding = overriding
        let reader = reader.scoped(to: "rollcall")
        host = reader.string(forKey: "host", default: "127.0.0.1")
        port = reader.int(forKey: "port", default: 8080)
        isInsecureAllowed = reader.bool(forKey: "insecure", default: false)
        dataDirectory = reader.string(forKey: "data.dir", default: Self.usualDataDirectory)
        secretKeyFile = reader.string(forKey: "secret.key.file", default: dataDirectory + "/secret.key")
        erasureFile = reader.string(forKey: "erasure.file", default: dataDirectory + "/erasures")
        databaseURL = reader.string(forKey: "database.url").flatMap { $0.isEmpty ? nil : $0 }
        reportDatabaseURL = reader.string(forKey: "report.database.url").flatMap { $0.isEmpty ? nil : $0 }
        trustedProxies = reader.stringArray(forKey: "trusted.proxies", default: [])
        hosts = reader.stringArray(forKey: "hosts", default: [])
        webhookAllow = reader.stringArray(forKey: "webhook_allow", default: [])
        diskReserve = reader.int(forKey: "disk_reserve", default: 10)
        clockRate = reader.double(forKey: "clock.rate", default: 1)
        tls = try Self.tls(reader)
        broker = BrokerOptions(reader: reader)
        resolver = ResolverOptions(reader: reader)
        limits = RequestLimits(reader: reader)
        try check()
    }

    /// How requests reach the server.
    var transport: Transport {
        Transport(
            isTLS: tls != nil || !isPlainAllowed,
            proxies: TrustedProxies(ranges: trustedProxies.compactMap(AddressRange.init)),
            allowsPlain: isInsecureAllowed)
    }

    /// Checks the text of a settings file before its contents are compared. A missing file is reported by its reader.
    /// Throws `ConfigurationError`.
    public static func checkText(ofFile path: String) throws {
        guard let data = FileManager.default.contents(atPath: path) else { return }
        do throws(SafeText.Fault) {
            try WireJSON.check(data)
        } catch {
            throw ConfigurationError(
                .settings, "The settings file \(path) cannot be read. \(error)",
                hint: "Write the file as JSON in UTF-8."
            )
        }
    }

    private static func tls(_ reader: ConfigReader) throws -> TLSFiles? {
        switch (reader.string(forKey: "tls.certificate"), reader.string(forKey: "tls.key")) {
        case (nil, nil): return nil
        case (let certificate?, let key?): return TLSFiles(certificate: certificate, key: key)
        default:
            throw ConfigurationError(
                .settings, "A TLS certificate goes with its key.", hint: "Give both --tls-certificate and --tls-key.")
        }
    }

    private static var usualDataDirectory: String {
        guard getuid() != 0 else { return "/var/lib/rollcall" }
        return FileManager.default.homeDirectoryForCurrentUser.path + "/.local/share/rollcall"
    }
}

extension ServerConfiguration {
    /// Addresses at which plain HTTP stays on this machine.
    static let loopback: Set = ["127.0.0.1", "::1", "localhost"]

    /// Whether requests may come over plain HTTP.
    var isPlainAllowed: Bool { isInsecureAllowed || Self.loopback.contains(host) }

    /// Whether the server makes its own certificate at the start, so that clients that find the server reach it over
    /// TLS.
    var showsOwnCertificate: Bool { tls == nil && trustedProxies.isEmpty && !resolver.servers.isEmpty }

    /// Checks the configuration. Throws `ConfigurationError`.
    func check() throws {
        guard (0...65_535).contains(port) else {
            throw ConfigurationError(
                .settings, "The port \(port) is not from 0 to 65535.", hint: "Choose another with --port.")
        }
        guard (0.01...10_000).contains(clockRate) else {
            throw ConfigurationError(
                .settings, "The clock rate \(clockRate) must be from 0.01 to 10000.", hint: "Set it to 1.")
        }
        guard (0...90).contains(diskReserve) else {
            throw ConfigurationError(
                .settings, "The disk reserve of \(diskReserve) % is not from 0 to 90.",
                hint: "Leave it out for the usual 10.")
        }
        guard clockRate == 1 || databaseURL == nil else {
            throw ConfigurationError(
                .settings, "Only a server with a private cluster may have a clock rate other than 1.",
                hint: "Leave out --clock-rate, or leave out the database URL.")
        }
        guard tls != nil || isPlainAllowed || showsOwnCertificate else {
            throw ConfigurationError(
                .settings, "Plain HTTP on \(host) would send passwords and whereabouts in the clear.",
                hint:
                    """
                    Give --tls-certificate and --tls-key, listen on 127.0.0.1 behind a proxy that speaks TLS, or say \
                    --insecure.
                    """
            )
        }
        if let text = trustedProxies.first(where: { AddressRange($0) == nil }) {
            throw ConfigurationError(
                .settings, "The trusted proxy '\(text)' is neither an IP address nor a range of them.",
                hint: "Write 10.0.0.7 or 10.0.0.0/8.")
        }
        if let text = hosts.first(where: { $0.contains("/") }) {
            throw ConfigurationError(
                .settings, "The host '\(text)' has a path. Rollcall does not work below a path of a site.",
                hint: "Give it a name of its own, such as rollcall.school.example, and pass on all paths.")
        }
        if let text = hosts.first(where: { !Hosts([$0]).admit($0, at: nil) }) {
            throw ConfigurationError(
                .settings, "The host '\(text)' is not the name of a host.",
                hint: "Write rollcall.school.example, without a port.")
        }
        if let text = webhookAllow.first(where: { !OutgoingExceptions.isEntry($0) }) {
            throw ConfigurationError(
                .settings, "The entry '\(text)' of webhook_allow is neither a host nor an address nor a range of them.",
                hint: "Write hook.school.example, 10.0.0.7, 10.0.0.0/8 or http://10.0.0.7:9000.")
        }
        try resolver.check()
        try broker.check(tls, isInsecureAllowed: isInsecureAllowed)
        guard limits.areUsable else {
            throw ConfigurationError(
                .settings, "A limit is not from 1 to 1000000.", hint: "Leave it out for the usual one.")
        }
    }
}

extension TLSFiles {
    /// Loads the certificate, which must match its key. Throws `ConfigurationError`.
    func certificates(logger: Logger) throws -> Certificates {
        do {
            return try Certificates(self, protocols: ["http/1.1"], logger: logger)
        } catch let error as CertificateError {
            throw ConfigurationError(.certificate, error.message, cause: error.cause, hint: error.hint)
        }
    }
}
