public import Configuration
public import Vocabulary

/// Which adapter a node uses, and how.
public struct RadioSettings: Equatable, Sendable {
    /// Such as `hci0`.
    public let adapter: String
    public let mode: RadioMode
    /// Whether beacons are asked for their scan response.
    public let isActive: Bool
    /// A btsnoop file for every packet.
    public let record: String?

    public init(
        adapter: String = "hci0", mode: RadioMode = .exclusive, isActive: Bool = false, record: String? = nil
    ) {
        self.adapter = adapter
        self.mode = mode
        self.isActive = isActive
        self.record = record
    }
}

extension RadioSettings {
    /// Keys: `adapter` (`hci0`), `mode` (`exclusive` or `shared`; `exclusive`), `active` (false), `record` (a path).
    ///
    /// - Throws: `NodeError` for another mode.
    public init(reader: ConfigReader) throws {
        let word = reader.string(forKey: "mode", default: RadioMode.exclusive.rawValue)
        guard let mode = RadioMode(rawValue: word) else {
            throw NodeError("\"\(word)\" is no mode of an adapter", hint: "It is exclusive or shared.")
        }
        self.init(
            adapter: reader.string(forKey: "adapter", default: "hci0"), mode: mode,
            isActive: reader.bool(forKey: "active", default: false), record: reader.string(forKey: "record"))
    }
}
