import ArgumentParser
import Configuration
import Logging
import Server
import SystemPackage

/// The options that select the database and the source of settings.
struct DatabaseOptions: ParsableArguments {
    @Option(
        help: """
            The data folder, which holds the private PostgreSQL cluster. (default: /var/lib/rollcall for root, else \
            ~/.local/share/rollcall)
            """)
    var dataDir: String?

    @Option(help: "The URL of an external database (postgresql://…), instead of the private cluster.")
    var databaseURL: String?

    @Option(
        help: """
            The URL of the same external database for simple.query, with the role rollcall_report \
            (postgresql://rollcall_report@…). A private cluster needs none.
            """)
    var reportDatabaseURL: String?

    @Option(help: "The JSON file with the server's settings.")
    var config: String?

    @Option(help: "The lowest level to log: trace, debug, info, notice, warning, error or critical.")
    var logLevel = "notice"

    var values: [AbsoluteConfigKey: ConfigValue] {
        var values: [AbsoluteConfigKey: ConfigValue] = [:]
        values["rollcall.data.dir"] = dataDir.map { ConfigValue(stringLiteral: $0) }
        values["rollcall.database.url"] = databaseURL.map { ConfigValue(stringLiteral: $0) }
        values["rollcall.report.database.url"] = reportDatabaseURL.map { ConfigValue(stringLiteral: $0) }
        return values
    }

    /// Flags take precedence over the environment, then the file, then the defaults.
    func configuration(_ flags: [AbsoluteConfigKey: ConfigValue] = [:]) async throws -> ServerConfiguration {
        let overriding: [any ConfigProvider] = [
            InMemoryProvider(name: "flags", values: values.merging(flags) { _, flag in flag }),
            EnvironmentVariablesProvider(),
        ]
        var providers = overriding
        if let config {
            try ServerConfiguration.checkText(ofFile: config)
            providers.append(try await FileProvider<JSONSnapshot>(filePath: .init(config)))
        }
        return try ServerConfiguration(
            reader: ConfigReader(providers: providers), file: config, overriding: overriding)
    }
}

extension DatabaseOptions {
    /// Returns a logger to standard error. Throws if the level is unknown.
    func logger() throws -> Logger {
        guard let level = Logger.Level(rawValue: logLevel) else {
            throw ValidationError(
                "'\(logLevel)' is not a log level. Use trace, debug, info, notice, warning, error or critical.")
        }
        LoggingSystem.bootstrap { label in
            var handler = StreamLogHandler.standardError(label: label)
            handler.logLevel = level
            return handler
        }
        return Logger(label: "rollcall-server")
    }
}
