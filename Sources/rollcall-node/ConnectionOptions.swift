import ArgumentParser
import Node

/// Where the server is and who the node is: flags over `ROLLCALL_…` in the environment.
struct ConnectionOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The server's address. [environment: ROLLCALL_SERVER]", valueName: "url"))
    var server: String?

    @Option(
        help: ArgumentHelp(
            "A PEM file that the server's certificate has to lead to, where it is not one the machine trusts. "
                + "[environment: ROLLCALL_CA]", valueName: "file"))
    var ca: String?

    @Option(
        help: ArgumentHelp(
            "The scanner's token; in the environment other users of the machine cannot see it. "
                + "[environment: ROLLCALL_TOKEN]"))
    var token: String?

    @Option(
        help: ArgumentHelp(
            "The folder of the spools, where what the server does not yet have is kept. By default, replay takes a "
                + "private temporary one and removes it when all is sent; scan takes /var/lib/rollcall-node as root, "
                + "else ~/.local/state/rollcall-node. [environment: ROLLCALL_SPOOL]",
            valueName: "folder"))
    var spool: String?

    func settings() throws -> NodeSettings {
        try flags.settings()
    }

    /// Nil where no server is named.
    func optionalSettings() throws -> NodeSettings? {
        try flags.optionalSettings()
    }

    private var flags: NodeFlags { NodeFlags(server: server, ca: ca, token: token, spool: spool) }
}
