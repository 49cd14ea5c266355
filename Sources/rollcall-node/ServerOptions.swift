import ArgumentParser
import Node

/// The server and the scanner's token, without a spool.
struct ServerOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The server's address. [environment: ROLLCALL_SERVER]", valueName: "url"))
    var server: String?

    @Option(
        help: ArgumentHelp(
            "A PEM file that the server's certificate has to lead to, where it is not one the machine trusts. "
                + "[environment: ROLLCALL_CA]", valueName: "file"))
    var ca: String?

    @Option(help: "The scanner's token. [environment: ROLLCALL_TOKEN]")
    var token: String?

    func settings() throws -> NodeSettings {
        try NodeFlags(server: server, ca: ca, token: token).settings()
    }

    /// Nil where no server is named.
    func optionalSettings() throws -> NodeSettings? {
        try NodeFlags(server: server, ca: ca, token: token).optionalSettings()
    }
}
