import Foundation

/// The address of a broker, and the credentials of the client.
public struct MQTTSettings: Sendable, Hashable {
    public enum Address: Sendable, Hashable {
        case tcp(host: String, port: Int)
        case unixSocket(path: String)
    }

    public enum Version: String, Sendable, Hashable {
        case v311 = "3.1.1"
        case v5 = "5"
    }

    /// TLS 1.2 or newer. The broker's certificate must be valid for the given host.
    public struct TLS: Sendable, Hashable {  // generated: init
        /// A PEM file with the trusted authorities; nil for those of the system.
        public var authorityFile: String?
        /// PEM files with the client's certificate and key; nil to use only a name and a password.
        public var certificateFile: String?
        public var keyFile: String?
    }

    public var address: Address
    public var tls: TLS?
    public var version = Version.v5
    /// A broker allows one connection for each; a second one ends the first. If empty, the broker assigns one.
    public var clientID: String
    public var userName: String?
    public var password: String?
    /// The message that the broker publishes if the connection is lost without a DISCONNECT.
    public var will: MQTTMessage?
    /// In seconds, at least 5: after this time without a packet to send, the client pings the broker; if the broker
    /// does not answer for the same time again, the connection is lost.
    public var keepAlive = 30
    /// The maximum number of bytes of a received packet. Version 3.1.1 has no such limit.
    public var maximumPacket = 65_536

    public init(address: Address, clientID: String) {
        self.address = address
        self.clientID = clientID
    }
}

extension MQTTSettings {
    /// Reads `mqtt://user:password@host:1883`, `mqtts://host:8883` or `mqtt+unix:///path/of/the/socket`; with
    /// `?version=3.1.1` for a broker that does not support version 5.
    /// - Throws: `MQTTError` with code `invalidSettings`, whose message does not quote a password.
    public init(url: String, clientID: String) throws(MQTTError) {
        guard let parts = URLComponents(string: url), let scheme = parts.scheme?.lowercased() else {
            throw Self.invalid("An MQTT address looks like mqtt://host:1883.")
        }
        self.init(address: try Self.address(parts, scheme: scheme), clientID: clientID)
        tls = scheme == "mqtts" ? TLS() : nil
        userName = parts.user
        password = parts.password
        for item in parts.queryItems ?? [] {
            guard item.name == "version", let version = item.value.flatMap(Version.init) else {
                throw Self.invalid("After the ? of an MQTT address stands version=3.1.1 or version=5.")
            }
            self.version = version
        }
    }

    private static func address(_ parts: URLComponents, scheme: String) throws(MQTTError) -> Address {
        switch scheme {
        case "mqtt+unix" where parts.host ?? "" == "" && parts.path.count > 1: return .unixSocket(path: parts.path)
        case "mqtt", "mqtts":
            let port = parts.port ?? (scheme == "mqtts" ? 8_883 : 1_883)
            guard let host = parts.host, !host.isEmpty, (1...65_535).contains(port), parts.path.count <= 1 else {
                throw invalid("An MQTT address names a host, and no path: mqtt://host:1883.")
            }
            return .tcp(host: host.trimmingCharacters(in: CharacterSet(charactersIn: "[]")), port: port)
        default: throw invalid("An MQTT address begins with mqtt://, mqtts:// or mqtt+unix:///.")
        }
    }

    private static func invalid(_ message: String) -> MQTTError {
        MQTTError(.invalidSettings, message)
    }
}

extension MQTTSettings: CustomStringConvertible {
    /// The address, without name and password.
    public var description: String {
        switch address {
        case .tcp(let host, let port): "\(tls == nil ? "mqtt" : "mqtts")://\(host):\(port)"
        case .unixSocket(let path): "mqtt+unix://\(path)"
        }
    }
}
