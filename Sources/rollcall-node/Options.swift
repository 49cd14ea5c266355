public import ArgumentParser
import Configuration
import Node
public import Vocabulary

/// The server's address and the node's identity: flags take precedence over `ROLLCALL_…` in the environment.
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

    /// Nil if no server is named.
    func optionalSettings() throws -> NodeSettings? {
        try flags.optionalSettings()
    }

    private var flags: NodeFlags { NodeFlags(server: server, ca: ca, token: token, spool: spool) }
}

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

    /// Nil if no server is named.
    func optionalSettings() throws -> NodeSettings? {
        try NodeFlags(server: server, ca: ca, token: token).optionalSettings()
    }
}

/// The adapter, and how it is used.
struct RadioOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The adapter: its name, such as hci0, or better its address, which stays the same when the kernel numbers "
                + "two the other way round. rollcall-node doctor shows both.", valueName: "name or address"))
    var adapter = "hci0"

    @Option(
        help: """
            exclusive: the adapter is Rollcall's alone, neither the kernel nor bluetoothd uses it meanwhile. \
            shared: beside bluetoothd, for an adapter that is needed for other things too.
            """)
    var mode = RadioMode.exclusive

    @Option(
        help: ArgumentHelp(
            "Write every packet sent and received to a btsnoop file, which btmon -r, Wireshark and replay read. "
                + "Where there is such a file, a number is put to the name.",
            valueName: "file"))
    var record: String?

    @Option(
        help: """
            legacy or extended: give the controller these commands, whatever it lists. By default it is given what it \
            lists, and the legacy ones if it refuses the extended.
            """)
    var commands: RadioCommands?

    func settings(active: Bool = false) -> RadioSettings {
        RadioSettings(adapter: adapter, mode: mode, commands: commands, isActive: active, record: record)
    }
}

extension RadioMode: ExpressibleByArgument {}

extension RadioCommands: ExpressibleByArgument {}
