import Foundation

/// Where a broker is, and who connects.
public struct MQTTSettings: Sendable, Hashable {
    public enum Address: Sendable, Hashable {
        case tcp(host: String, port: Int)
        case unixSocket(path: String)
    }

    public enum Version: String, Sendable, Hashable {
        case v311 = "3.1.1"
        case v5 = "5"
    }

    /// TLS 1.2 or newer. The broker's certificate must be for the host that is named.
    public struct TLS: Sendable, Hashable {  // generated: init
        /// A PEM file with the authorities that are trusted; nil for the system's.
        public var authorityFile: String?
        /// PEM files by which this client shows who it is; nil for a name and a password alone.
        public var certificateFile: String?
        public var keyFile: String?
    }

    public var address: Address
    public var tls: TLS?
    public var version = Version.v5
    /// A broker has one connection for each; a second one ends the first. Empty: the broker makes one up.
    public var clientID: String
    public var userName: String?
    public var password: String?
    /// What the broker sends once the connection is lost without a farewell.
    public var will: MQTTMessage?
    /// Seconds, at least 5: with nothing to send for so long, the client asks whether the broker is there; one that
    /// says nothing for so long again is lost.
    public var keepAlive = 30
    /// The most bytes of a packet that is taken. Version 3.1.1 has no such limit.
    public var maximumPacket = 65_536

    public init(address: Address, clientID: String) {
        self.address = address
        self.clientID = clientID
    }
}

extension MQTTSettings {
    /// Reads `mqtt://user:password@host:1883`, `mqtts://host:8883` or `mqtt+unix:///path/of/the/socket`; with
    /// `?version=3.1.1` for a broker that does not know version 5.
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
