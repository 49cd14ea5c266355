import Accounts
import Broker
import Devices
import Logging
import MQTT
import Store

/// The broker that devices connect to: a private one, or one elsewhere.
struct DeviceBroker: Sendable {
    private enum Place {
        case own(PrivateBroker)
        case elsewhere(url: String)
    }

    private let place: Place
    /// Whether whatever is said over it is said over TLS, or stays on this machine.
    let isConfidential: Bool
    /// What this server logs in to a private broker with; made up anew at each start.
    private let token = SecretToken()

    /// The server's name at a private broker. Those of devices are numbers.
    static let serverName = "rollcall"

    /// - Parameter onListening: gets the private broker's port on this machine at each of its starts.
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

    /// The private one; nil for one elsewhere.
    var own: PrivateBroker? {
        if case .own(let broker) = place { broker } else { nil }
    }

    /// What the server that owns the engine connects for.
    enum Purpose: String {
        case devices = ""
        /// To open them, beside all else that devices say.
        case locks = "-locks"
    }

    /// How the server that owns the engine connects. A broker has one connection for each client's name, so that a new
    /// owner throws out the one before.
    /// Throws `BrokerError`, or `MQTTError` where the URL cannot be used.
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

    /// Lets these devices log in to a private broker, and no other person but this server.
    /// Throws `BrokerError`.
    func admit(_ logins: [DeviceLoginRepository.Login], site: String) async throws {
        let server = BrokerAccount(name: Self.serverName, password: try BrokerPassword(token).text)
        try await own?.admit([server] + logins.map(BrokerAccount.init), .devices(of: site, server: Self.serverName))
    }

    /// A private broker reads its certificate again.
    func renewCertificate(_ logger: Logger) async {
        do {
            try await own?.renewCertificate()
        } catch {
            logger.error("The broker's certificate stays as it was: \(error)")
        }
    }
}

extension BrokerAccount {
    /// A device logs in with its number.
    init(_ login: DeviceLoginRepository.Login) {
        self.init(name: String(login.device), password: login.password)
    }
}

extension BrokerAccess {
    /// What devices of all dialects may do.
    /// - Parameter server: the name of the account that may do everything.
    static func devices(of site: String, server: String) -> BrokerAccess {
        let rights = Dialect.allCases.flatMap { $0.access(site: site) }
        return BrokerAccess(
            server: server, patterns: rights.map { Pattern($0.right == .read ? .read : .write, $0.topic) })
    }
}
