import MQTT

/// The connection data of a device, as an admin received them when the device was created.
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

    /// The path of the authority's file; libmosquitto accepts only a file.
    var authorityFile: String?

    enum CodingKeys: String, CodingKey {
        case broker, site, device, serial, token, authority, network
    }

    /// - Parameter will: the topic on which the broker reports that the device is gone.
    func mqtt(will: String) throws -> MQTTSettings {
        var settings = try MQTTSettings(url: broker, clientID: String(device))
        (settings.userName, settings.password) = (String(device), token)
        settings.will = MQTTMessage(topic: will, text: "{}")
        if let authorityFile, settings.tls != nil { settings.tls?.authorityFile = authorityFile }
        return settings
    }
}

/// Omits the secrets, since a log may contain it.
extension DeviceLogin: CustomStringConvertible {
    var description: String { "device \(device) of \(site) at \(broker)" }
}
