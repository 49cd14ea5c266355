public import ArgumentParser
import Configuration
import Node
public import Vocabulary

/// The server's address and the node's identity: flags take precedence over `ROLLCALL_…` in the environment.
struct ConnectionOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The URL of the server. [environment: ROLLCALL_SERVER]", valueName: "url"))
    var server: String?

    @Option(
        help: ArgumentHelp(
            "A PEM file with the authority that signed the server's certificate. (default: the authorities that this "
                + "machine trusts) [environment: ROLLCALL_CA]", valueName: "file"))
    var ca: String?

    @Option(
        help: ArgumentHelp(
            "The scanner's token. Prefer the environment variable, which other users of this machine cannot read. "
                + "[environment: ROLLCALL_TOKEN]"))
    var token: String?

    @Option(
        help: ArgumentHelp(
            "The folder of the spools, which keep sightings until the server has stored them. By default, replay uses "
                + "a temporary folder and removes it once everything is sent; scan uses /var/lib/rollcall-node as "
                + "root, and ~/.local/state/rollcall-node otherwise. [environment: ROLLCALL_SPOOL]",
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
    @Option(help: ArgumentHelp("The URL of the server. [environment: ROLLCALL_SERVER]", valueName: "url"))
    var server: String?

    @Option(
        help: ArgumentHelp(
            "A PEM file with the authority that signed the server's certificate. (default: the authorities that this "
                + "machine trusts) [environment: ROLLCALL_CA]", valueName: "file"))
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
            "The name of the adapter, such as hci0, or better its address, because the kernel may number adapters "
                + "differently after a restart. `rollcall-node doctor` prints both.", valueName: "name or address"))
    var adapter = "hci0"

    @Option(
        help: """
            How to use the adapter. exclusive: for Rollcall alone, so that neither the kernel nor bluetoothd can use \
            it meanwhile. shared: together with bluetoothd, for an adapter that other programs need too.
            """)
    var mode = RadioMode.exclusive

    @Option(
        help: ArgumentHelp(
            "Record every packet sent or received in a btsnoop file, which `btmon -r`, Wireshark and `rollcall-node "
                + "replay` can read. If the file exists, a number is appended to the name.",
            valueName: "file"))
    var record: String?

    @Option(
        help: """
            Use only these HCI commands: legacy or extended. (default: extended if the controller lists and accepts \
            them, else legacy)
            """)
    var commands: RadioCommands?

    func settings(active: Bool = false) -> RadioSettings {
        RadioSettings(adapter: adapter, mode: mode, commands: commands, isActive: active, record: record)
    }
}

extension RadioMode: ExpressibleByArgument {}

extension RadioCommands: ExpressibleByArgument {}
