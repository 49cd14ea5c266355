import Daemon
import Wire

/// A setting of one server, by its key in the JSON file and the environment.
enum ServerSetting: String, CaseIterable, Sendable {
    case host, port, insecure
    case tlsCertificate = "tls.certificate"
    case tlsKey = "tls.key"
    case trustedProxies = "trusted.proxies"
    case hosts
    case webhookAllow = "webhook_allow"
    case databaseURL = "database.url"
    case reportDatabaseURL = "report.database.url"
    case brokerURL = "mqtt.url"
    case brokerPort = "mqtt.port"
    case brokerListen = "mqtt.listen"
    case resolverServers = "resolver.servers"
    case resolverInvitation = "resolver.invitation"
    case resolverSerial = "resolver.serial"
    case resolverPort = "resolver.port"
    case resolverFindable = "resolver.findable"
    case resolverAuthorities = "resolver.ca"
    case sessionLimit = "limit.session"
    case scannerLimit = "limit.scanner"
    case sightingLimit = "limit.scanner_sightings"
    case addressLimit = "limit.address"
    case connectionLimit = "limit.connections"
    case addressConnectionLimit = "limit.address_connections"
    case diskReserve = "disk_reserve"

    static let prefix = "server."

    /// The name of the setting, such as `server.port`.
    var item: String { Self.prefix + rawValue }

    init?(item: String) {
        guard item.hasPrefix(Self.prefix) else { return nil }
        self.init(rawValue: String(item.dropFirst(Self.prefix.count)))
    }

    /// Whether it is neither readable nor writable by requests: the URLs may contain a password, and reveal where
    /// personal data goes. The invitation lets its holder claim the serial number.
    var isSecret: Bool {
        [.databaseURL, .reportDatabaseURL, .brokerURL, .resolverInvitation].contains(self)
    }

    /// Whether it can be changed only on the server's machine. An admin's session must not be enough to make the server
    /// send requests to machines in its own network.
    var isWrittenByHand: Bool { isSecret || self == .webhookAllow }

}

extension ServerConfiguration {
    /// Returns the value in force; nil if absent.
    func content(of setting: ServerSetting) -> SettingContent? {
        switch setting {
        case .host: .text(host)
        case .port: .integer(port)
        case .insecure: .boolean(isInsecureAllowed)
        case .tlsCertificate: tls.map { .text($0.certificate) }
        case .tlsKey: tls.map { .text($0.key) }
        case .trustedProxies: .words(trustedProxies)
        case .hosts: .words(hosts)
        case .webhookAllow: .words(webhookAllow)
        case .databaseURL: databaseURL.map { .text($0) }
        case .reportDatabaseURL: reportDatabaseURL.map { .text($0) }
        case .brokerURL: broker.url.map { .text($0) }
        case .brokerPort: .integer(broker.port)
        case .brokerListen: broker.listen.map { .text($0) }
        case .resolverServers: .words(resolver.servers)
        case .resolverInvitation: resolver.invitation.map { .text($0) }
        case .resolverSerial: resolver.serial.map { .text($0) }
        case .resolverPort: resolver.port.map { .integer($0) }
        case .resolverFindable: .text(resolver.findable)
        case .resolverAuthorities: resolver.authorities.map { .text($0) }
        case .sessionLimit: .integer(limits.session)
        case .scannerLimit: .integer(limits.scanner)
        case .sightingLimit: .integer(limits.scannerSightings)
        case .addressLimit: .integer(limits.address)
        case .connectionLimit: .integer(limits.connections)
        case .addressConnectionLimit: .integer(limits.connectionsOfAddress)
        case .diskReserve: .integer(diskReserve)
        }
    }

    /// Returns whether a value is of the setting's type.
    func takes(_ content: SettingContent, for setting: ServerSetting) -> Bool {
        switch (setting, content) {
        case (.port, .integer), (.brokerPort, .integer), (.sessionLimit, .integer), (.scannerLimit, .integer),
            (.sightingLimit, .integer),
            (.addressLimit, .integer), (.connectionLimit, .integer), (.addressConnectionLimit, .integer),
            (.diskReserve, .integer), (.resolverPort, .integer), (.insecure, .boolean), (.trustedProxies, .words),
            (.hosts, .words), (.resolverServers, .words):
            true
        case (.host, .text), (.tlsCertificate, .text), (.tlsKey, .text), (.brokerListen, .text),
            (.resolverSerial, .text), (.resolverFindable, .text), (.resolverAuthorities, .text):
            true
        default: false
        }
    }
}
