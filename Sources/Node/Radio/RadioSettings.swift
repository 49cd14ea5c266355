public import Configuration
import OperatorErrors
public import Vocabulary

/// The adapter that a node uses, and how it is used.
public struct RadioSettings: Equatable, Sendable {  // generated: init
    /// A name such as `hci0`, or an address such as `a4:c1:38:bf:6f:ab`.
    public var adapter: String = "hci0"
    public var mode: RadioMode = .exclusive
    /// The commands to use for the controller; nil to use those it lists.
    public let commands: RadioCommands?
    /// Whether scan requests are sent to beacons.
    public var isActive: Bool = false
    /// A btsnoop file for every packet.
    public let record: String?
}

extension RadioSettings {
    /// Keys: `adapter` (`hci0`), `mode` (`exclusive` or `shared`; `exclusive`), `commands` (`legacy` or `extended`),
    /// `active` (false), `record` (a path).
    ///
    /// - Throws: `NodeError` for another mode or other commands.
    public init(reader: ConfigReader) throws {
        let word = reader.string(forKey: "mode", default: RadioMode.exclusive.rawValue)
        guard let mode = RadioMode(rawValue: word) else {
            throw NodeError(.settings, "\"\(word)\" is not a mode of an adapter", hint: "Use exclusive or shared.")
        }
        self.init(
            adapter: reader.string(forKey: "adapter", default: "hci0"), mode: mode,
            commands: try reader.string(forKey: "commands").map(Self.commands),
            isActive: reader.bool(forKey: "active", default: false), record: reader.string(forKey: "record"))
    }
    private static func commands(_ word: String) throws -> RadioCommands {
        guard let commands = RadioCommands(rawValue: word) else {
            throw NodeError(
                .settings, "\"\(word)\" is not a set of commands",
                hint: "Use legacy or extended, or leave it out to use what the controller supports.")
        }
        return commands
    }
}
