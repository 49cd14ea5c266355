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

    var explanation: String {
        switch self {
        case .host: "The address to listen on."
        case .port: "The port to listen on."
        case .insecure: "Whether plain HTTP may leave the machine."
        case .tlsCertificate: "The PEM file with the certificate to serve TLS with."
        case .tlsKey: "The PEM file with the certificate's key."
        case .trustedProxies: "Addresses of proxies whose word on where a request comes from is taken."
        case .hosts: "Host names by which the server is asked, beside the addresses it listens on."
        case .webhookAllow: "Exceptions for webhooks to private addresses or over plain HTTP."
        case .databaseURL: "The database, in place of a private one."
        case .reportDatabaseURL: "The database for simple.query, with the login rollcall_report."
        case .brokerURL: "The MQTT broker that devices connect to, in place of a private one."
        case .brokerPort: "The private broker's port on this machine."
        case .brokerListen: "Where the private broker listens beyond this machine."
        case .resolverServers: "Resolvers that the server tells its address, so that it is found from outside."
        case .resolverInvitation: "The invitation of a resolver's operator, to register with."
        case .resolverSerial: "The serial number under which resolvers know the server, in place of its MAC address."
        case .resolverPort: "The port at which the server is reached from outside."
        case .resolverFindable: "Whether resolvers tell the address by serial number too, or by code alone."
        case .resolverAuthorities: "The PEM file that resolvers' certificates lead to, in place of the system's."
        case .sessionLimit: "Requests a second of one session."
        case .scannerLimit: "Requests a second of one scanner."
        case .sightingLimit: "Sightings a second of one scanner; for some seconds it may hand in five times as many."
        case .addressLimit: "Requests a second of one address without a login."
        case .connectionLimit: "Connections at a time."
        case .addressConnectionLimit: "Connections at a time of one address; a school behind one address needs more."
        case .diskReserve:
            "Percent of the private database's disk kept free: below it the oldest sightings are deleted."
        }
    }
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
