public import ArgumentParser
import Node
public import Vocabulary

/// Which adapter, and how it is used.
struct RadioOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The adapter, as hciconfig names it.", valueName: "hciN"))
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

    func settings(active: Bool = false) -> RadioSettings {
        RadioSettings(adapter: adapter, mode: mode, isActive: active, record: record)
    }
}

extension RadioMode: ExpressibleByArgument {}
