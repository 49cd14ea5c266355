import Broker
import Configuration
import Daemon
import MQTT
import OperatorErrors

/// The broker to which devices connect.
public struct BrokerOptions: Sendable, Equatable {
    /// An external broker, instead of a private one.
    public var url: String?
    /// The private broker's port on 127.0.0.1; 0 for any free port.
    public var port: Int
    /// The address for connections from other machines, as `0.0.0.0` or `0.0.0.0:8883`; nil for none.
    public var listen: String?

    /// - `mqtt.url` (string, none), `mqtt.port` (int, 1883), `mqtt.listen` (string, none)
    init(reader: ConfigReader) {
        url = reader.string(forKey: "mqtt.url").flatMap { $0.isEmpty ? nil : $0 }
        port = reader.int(forKey: "mqtt.port", default: BrokerListeners.plainPort)
        listen = reader.string(forKey: "mqtt.listen").flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Checks the options. Throws `ConfigurationError`.
    func check(_ tls: TLSFiles?, isInsecureAllowed: Bool) throws {
        guard (0...65_535).contains(port) else {
            throw ConfigurationError(
                .settings, "The port \(port) of MQTT is not from 0 to 65535.", hint: "Choose another with --mqtt-port.")
        }
        if let url {
            guard listen == nil else {
                throw ConfigurationError(
                    .settings, "Only a private broker listens where --mqtt-listen says.", hint: "Leave out --mqtt-url.")
            }
            try Self.check(url: url, isInsecureAllowed: isInsecureAllowed)
        }
        guard let listen else { return }
        guard let place = place(tls) else {
            throw ConfigurationError(
                .settings, "The broker cannot listen on '\(listen)'.",
                hint: "Write 0.0.0.0 or 0.0.0.0:8883 as --mqtt-listen.")
        }
        guard tls != nil || isInsecureAllowed || ServerConfiguration.loopback.contains(place.host) else {
            throw ConfigurationError(
                .settings, "Plain MQTT on \(place.host) would send passwords and commands in the clear.",
                hint: "Give --tls-certificate and --tls-key, or say --insecure.")
        }
    }

    private static func check(url: String, isInsecureAllowed: Bool) throws {
        let settings: MQTTSettings
        do {
            settings = try MQTTSettings(url: url, clientID: "")
        } catch {
            throw ConfigurationError(.settings, error.message, hint: "Put it right in --mqtt-url.")
        }
        guard case .tcp(let host, _) = settings.address, settings.tls == nil, !isInsecureAllowed else { return }
        guard ServerConfiguration.loopback.contains(host) else {
            throw ConfigurationError(
                .settings, "Plain MQTT to '\(host)' would send passwords and commands in the clear.",
                hint: "Write mqtts:// in --mqtt-url, or say --insecure.")
        }
    }

    /// Returns whether all traffic through the broker uses TLS or stays on one machine, as far as this server can tell.
    func isConfidential(_ tls: TLSFiles?) -> Bool {
        if let url { return (try? Self.check(url: url, isInsecureAllowed: false)) != nil }
        guard let place = place(tls) else { return true }
        return place.tls != nil || ServerConfiguration.loopback.contains(place.host)
    }

    func listeners(_ tls: TLSFiles?) -> BrokerListeners {
        BrokerListeners(loopbackPort: port, outside: place(tls))
    }

    /// Returns nil if no address is given, or the one given cannot be parsed.
    private func place(_ tls: TLSFiles?) -> BrokerListeners.Outside? {
        guard let listen, let host = listen.host, !host.isEmpty, !host.contains(where: \.isWhitespace)
        else { return nil }
        let usual = tls == nil ? BrokerListeners.plainPort : BrokerListeners.tlsPort
        guard let port = listen.port(usually: usual) else { return nil }
        return BrokerListeners.Outside(
            host: host, port: port, tls: tls.map { .init(certificate: $0.certificate, key: $0.key) })
    }
}

extension String {
    /// The host in `host`, `host:port`, `[::1]` or `[::1]:port`; an address with several colons must be in brackets.
    fileprivate var host: String? {
        if hasPrefix("["), let end = firstIndex(of: "]") { return String(self[index(after: startIndex)..<end]) }
        let parts = split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count <= 2, let first = parts.first, !first.isEmpty else { return nil }
        return String(first)
    }

    fileprivate func port(usually usual: Int) -> Int? {
        let rest = hasPrefix("[") ? self[(firstIndex(of: "]") ?? startIndex)...].dropFirst() : self[...]
        guard let colon = rest.firstIndex(of: ":") else { return rest.isEmpty || !hasPrefix("[") ? usual : nil }
        return Int(rest[rest.index(after: colon)...]).flatMap { (1...65_535).contains($0) ? $0 : nil }
    }
}
