import Foundation
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

/// Where a device keeps what it must not forget: for it alone, and for one program at a time.
struct DeviceFolder {
    let path: String
    /// Held as long as the program runs.
    private let lock: CInt

    var journal: String { "\(path)/journal" }

    /// - Throws: `CardError` where another program has it.
    init(_ data: String, device: Int64) throws {
        path = "\(data)/\(device)"
        try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        lock = open("\(path)/lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard lock >= 0, flock(lock, LOCK_EX | LOCK_NB) == 0 else {
            throw CardError("Another program is device \(device), in \(path). End it, or name another --data.")
        }
    }
}

/// What is wrong with a folder or a file of a device, and what to do about it.
struct CardError: Error, Equatable, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
