import Broker
import MQTT
import TestSupport

extension TestBroker {
    /// Over TCP, as the account of that name, which is the client's too.
    func settings(_ name: String, _ version: MQTTSettings.Version = .v5) -> MQTTSettings {
        var settings = MQTTSettings(address: .tcp(host: "127.0.0.1", port: port), clientID: "client-\(name)")
        settings.userName = name
        settings.password = Self.password
        settings.version = version
        return settings
    }

    /// Over the Unix socket.
    func serverSettings() throws -> MQTTSettings {
        var settings = settings(Self.server)
        settings.address = .unixSocket(path: try broker.socketPath)
        return settings
    }

    func connect(_ name: String, _ version: MQTTSettings.Version = .v5) async throws -> MQTTConnection {
        try await MQTTConnection.connect(settings(name, version), timeout: .timeout)
    }
}

extension MQTTConnection {
    /// The messages that come next, so many.
    func next(_ count: Int = 1) async -> [MQTTMessage] {
        var messages: [MQTTMessage] = []
        while messages.count < count {
            let events = await nextEvents()
            guard !events.isEmpty else { break }
            messages += events.compactMap { if case .message(let message) = $0 { message } else { nil } }
        }
        return messages
    }
}
