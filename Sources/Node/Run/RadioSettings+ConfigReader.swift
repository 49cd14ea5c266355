public import Configuration

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
