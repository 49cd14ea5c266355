import Accounts
import Broker
import Devices
import Logging
import MQTT
import Store

/// The broker that devices connect to: a private or an external one.
struct DeviceBroker: Sendable {
    private enum Place {
        case own(PrivateBroker)
        case elsewhere(url: String)
    }

    private let place: Place
    /// Whether all its traffic is encrypted with TLS or stays on this machine.
    let isConfidential: Bool
    /// The password of this server at a private broker, generated at each start.
    private let token = SecretToken()

    /// The server's name at a private broker. The names of devices are numbers.
    static let serverName = "rollcall"

    /// - Parameter onListening: called with the private broker's port on this machine at each of its starts.
    init(
        _ configuration: ServerConfiguration, logger: Logger,
        onListening: @escaping @Sendable (Int) -> Void = { _ in }
    ) {
        isConfidential = configuration.broker.isConfidential(configuration.tls)
        if let url = configuration.broker.url {
            place = .elsewhere(url: url)
        } else {
            place = .own(
                PrivateBroker(
                    dataDirectory: configuration.dataDirectory,
                    listeners: configuration.broker.listeners(configuration.tls), logger: logger,
                    onListening: onListening))
        }
    }

    /// The private broker; nil for an external one.
    var own: PrivateBroker? {
        if case .own(let broker) = place { broker } else { nil }
    }

    /// The purpose for which the server that owns the engine connects.
    enum Purpose: String {
        case devices = ""
        /// To open locks, separately from all other messages of devices.
        case locks = "-locks"
    }

    /// The connection settings of the server that owns the engine. A broker keeps one connection for each client ID, so
    /// that a new owner disconnects the previous one. Throws `BrokerError`, or `MQTTError` if the URL is invalid.
    func settings(site: String, for purpose: Purpose = .devices) throws -> MQTTSettings {
        let client = "\(Self.serverName)-\(site)\(purpose.rawValue)"
        switch place {
        case .elsewhere(let url): return try MQTTSettings(url: url, clientID: client)
        case .own(let broker):
            var settings = MQTTSettings(address: .unixSocket(path: try broker.socketPath), clientID: client)
            settings.userName = Self.serverName
            settings.password = token.text
            return settings
        }
    }

    /// Lets only these devices and this server log in to a private broker. Throws `BrokerError`.
    func admit(_ logins: [DeviceLoginRepository.Login], site: String) async throws {
        let server = BrokerAccount(name: Self.serverName, password: try BrokerPassword(token).text)
        try await own?.admit([server] + logins.map(BrokerAccount.init), .devices(of: site, server: Self.serverName))
    }

    /// Makes a private broker reload its certificate.
    func renewCertificate(_ logger: Logger) async {
        do {
            try await own?.renewCertificate()
        } catch {
            logger.error("The broker's certificate stays as it was: \(error)")
        }
    }
}

extension BrokerAccount {
    /// The account of a device, named by its number.
    init(_ login: DeviceLoginRepository.Login) {
        self.init(name: String(login.device), password: login.password)
    }
}

extension BrokerAccess {
    /// The rights of devices of all dialects.
    /// - Parameter server: the name of the account that may do everything.
    static func devices(of site: String, server: String) -> BrokerAccess {
        let rights = Dialect.allCases.flatMap { $0.access(site: site) }
        return BrokerAccess(
            server: server, patterns: rights.map { Pattern($0.right == .read ? .read : .write, $0.topic) })
    }
}
