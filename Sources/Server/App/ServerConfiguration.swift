public import Configuration
import Foundation

/// What one server needs to start.
public struct ServerConfiguration: Sendable {
    /// The address to listen on.
    public var host: String
    /// 0 for any free port.
    public var port: Int
    /// Whether plain HTTP may leave this machine.
    public var isInsecureAllowed: Bool
    /// The folder of the private cluster.
    public var dataDirectory: String
    /// A database elsewhere, in place of the private cluster.
    public var databaseURL: String?
    /// Seconds of the server's clock in one real second.
    public var clockRate: Double

    /// Keys, as environment variables and as JSON members (`ROLLCALL_PORT`, `{"rollcall": {"port": …}}`):
    ///
    /// - `host` (string, `127.0.0.1`), `port` (int, 8080), `insecure` (bool, false)
    /// - `data.dir` (string, `/var/lib/rollcall` for root, else `~/.local/share/rollcall`)
    /// - `database.url` (string, none)
    /// - `clock.rate` (double, 1)
    ///
    /// Throws `ConfigurationError`.
    public init(reader: ConfigReader) throws {
        let reader = reader.scoped(to: "rollcall")
        host = reader.string(forKey: "host", default: "127.0.0.1")
        port = reader.int(forKey: "port", default: 8080)
        isInsecureAllowed = reader.bool(forKey: "insecure", default: false)
        dataDirectory = reader.string(forKey: "data.dir", default: Self.usualDataDirectory)
        databaseURL = reader.string(forKey: "database.url").flatMap { $0.isEmpty ? nil : $0 }
        clockRate = reader.double(forKey: "clock.rate", default: 1)
        try check()
    }

    private func check() throws {
        guard (0...65_535).contains(port) else {
            throw ConfigurationError("The port \(port) is not from 0 to 65535.", hint: "Choose another with --port.")
        }
        guard (0.01...10_000).contains(clockRate) else {
            throw ConfigurationError("The clock rate \(clockRate) is not from 0.01 to 10000.", hint: "Leave it at 1.")
        }
        guard clockRate == 1 || databaseURL == nil else {
            throw ConfigurationError(
                "Another clock rate goes with a private cluster only.",
                hint: "Leave out --clock-rate, or leave out the database URL.")
        }
        guard isInsecureAllowed || ["127.0.0.1", "::1", "localhost"].contains(host) else {
            throw ConfigurationError(
                "Plain HTTP on \(host) would send passwords and whereabouts in the clear.",
                hint: "Listen on 127.0.0.1 behind a proxy that speaks TLS, or say --insecure.")
        }
    }

    private static var usualDataDirectory: String {
        guard getuid() != 0 else { return "/var/lib/rollcall" }
        return FileManager.default.homeDirectoryForCurrentUser.path + "/.local/share/rollcall"
    }
}
