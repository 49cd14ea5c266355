import ArgumentParser
import Configuration
import Node

/// Flags take precedence over `ROLLCALL_…` in the environment.
struct NodeFlags {
    var server: String?
    var ca: String?
    var token: String?
    var spool: String?

    func settings() throws -> NodeSettings {
        try NodeSettings(reader: reader)
    }

    /// Nil if no server is named.
    func optionalSettings() throws -> NodeSettings? {
        reader.string(forKey: "server") == nil ? nil : try settings()
    }

    private var reader: ConfigReader {
        let flags = InMemoryProvider(name: "flags", values: values)
        return ConfigReader(providers: [flags, EnvironmentVariablesProvider()]).scoped(to: "rollcall")
    }

    private var values: [AbsoluteConfigKey: ConfigValue] {
        let given: [(AbsoluteConfigKey, String?, Bool)] = [
            ("rollcall.server", server, false), ("rollcall.ca", ca, false), ("rollcall.token", token, true),
            ("rollcall.spool", spool, false),
        ]
        return given.reduce(into: [:]) { values, option in
            values[option.0] = option.1.map { ConfigValue(.string($0), isSecret: option.2) }
        }
    }
}
