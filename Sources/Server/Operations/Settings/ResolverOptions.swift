import Configuration
import OperatorErrors
import Resolution

/// The resolvers to which this server announces its address, and what it announces.
public struct ResolverOptions: Sendable, Equatable {
    /// Names or addresses, with the port if it is not the usual one; at most four.
    public var servers: [String]
    /// The invitation from a resolver's operator.
    public var invitation: String?
    /// The serial number under which resolvers know this server; nil for the MAC address of the default route's
    /// interface.
    public var serial: String?
    /// The server's port as seen from outside; nil for the port that it listens on.
    public var port: Int?
    /// How clients may find this server: `serial` or `code`.
    public var findable: String
    /// A PEM file with the authorities for the resolvers' certificates, instead of the system's.
    public var authorities: String?

    /// - `resolver.servers` (list of strings, none), `resolver.invitation` (string, none), `resolver.serial` (string,
    ///   none), `resolver.port` (int, none), `resolver.findable` (string, `code`), `resolver.ca` (string, none)
    init(reader: ConfigReader) {
        servers = reader.stringArray(forKey: "resolver.servers", default: []).filter { !$0.isEmpty }
        invitation = reader.string(forKey: "resolver.invitation", isSecret: true).flatMap { $0.isEmpty ? nil : $0 }
        serial = reader.string(forKey: "resolver.serial").flatMap { $0.isEmpty ? nil : $0 }
        port = reader.int(forKey: "resolver.port")
        findable = reader.string(forKey: "resolver.findable", default: StationRecord.Findable.code.rawValue)
        authorities = reader.string(forKey: "resolver.ca").flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Checks the options. Throws `ConfigurationError`.
    func check() throws {
        guard servers.count <= ResolverHost.limit else {
            throw ConfigurationError(
                .settings, "A station speaks to at most four resolvers.", hint: "Leave some out of resolver.servers.")
        }
        if let text = servers.first(where: { ResolverHost($0) == nil }) {
            throw ConfigurationError(
                .settings, "The resolver '\(text)' is not a host.",
                hint: "Write resolver.example or resolver.example:8129.")
        }
        if let serial, Serial(serial) == nil {
            throw ConfigurationError(
                .settings, "The serial number '\(serial)' cannot be used.",
                hint: "Give 1 to 64 printable characters of ASCII as resolver.serial.")
        }
        guard port.map((1...65_535).contains) ?? true else {
            throw ConfigurationError(
                .settings, "The port of resolver.port is not from 1 to 65535.",
                hint: "Leave it out for the server's own.")
        }
        guard StationRecord.Findable(rawValue: findable) != nil else {
            throw ConfigurationError(
                .settings, "The setting resolver.findable is neither serial nor code.", hint: "Leave it out for code.")
        }
    }
}
