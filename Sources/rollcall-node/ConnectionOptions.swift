import ArgumentParser
import Configuration
import Node

/// Where the server is and who the node is: flags over `ROLLCALL_…` in the environment.
struct ConnectionOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The server's address. [environment: ROLLCALL_SERVER]", valueName: "url"))
    var server: String?

    @Option(
        help: ArgumentHelp(
            "The scanner's token; in the environment other users of the machine cannot see it. "
                + "[environment: ROLLCALL_TOKEN]"))
    var token: String?

    @Option(
        help: ArgumentHelp(
            "The folder of the spools, where what the server does not yet have is kept. By default a private "
                + "temporary one, removed when all is sent. [environment: ROLLCALL_SPOOL]",
            valueName: "folder"))
    var spool: String?

    func settings() throws -> NodeSettings {
        let flags = InMemoryProvider(name: "flags", values: flags)
        let reader = ConfigReader(providers: [flags, EnvironmentVariablesProvider()])
        return try NodeSettings(reader: reader.scoped(to: "rollcall"))
    }

    private var flags: [AbsoluteConfigKey: ConfigValue] {
        let given: [(AbsoluteConfigKey, String?, Bool)] = [
            ("rollcall.server", server, false), ("rollcall.token", token, true), ("rollcall.spool", spool, false),
        ]
        return given.reduce(into: [:]) { values, option in
            values[option.0] = option.1.map { ConfigValue(.string($0), isSecret: option.2) }
        }
    }
}
