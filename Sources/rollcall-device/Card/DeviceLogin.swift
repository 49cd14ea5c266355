import MQTT

/// What a device needs to connect: what an admin was told when they made it.
struct DeviceLogin: Codable, Equatable, Sendable {
    /// `mqtts://host:8883`, without name and password.
    var broker: String
    /// The setting `site_key`.
    var site: String
    var device: Int64
    var serial: String
    var token: String
    /// The authority that signed the broker's certificate, in PEM.
    var authority: String?
    /// The wireless network.
    var network: Network?

    struct Network: Codable, Equatable, Sendable {
        var name: String
        var password: String?
    }

    /// Where the authority's file is; libmosquitto reads no text.
    var authorityFile: String?

    enum CodingKeys: String, CodingKey {
        case broker, site, device, serial, token, authority, network
    }

    /// - Parameter will: the topic on which the broker says that the device is gone.
    func mqtt(will: String) throws -> MQTTSettings {
        var settings = try MQTTSettings(url: broker, clientID: String(device))
        (settings.userName, settings.password) = (String(device), token)
        settings.will = MQTTMessage(topic: will, text: "{}")
        if let authorityFile, settings.tls != nil { settings.tls?.authorityFile = authorityFile }
        return settings
    }
}

/// Without its secrets: a log may hold it.
extension DeviceLogin: CustomStringConvertible {
    var description: String { "device \(device) of \(site) at \(broker)" }
}
