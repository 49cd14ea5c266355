/// The sender of a message, by its topic: the device and its dialect.
public struct DeviceTopic: Equatable, Sendable {
    public let dialect: Dialect
    public let device: Int64
    /// The rest of the topic in the terms of the dialect: `state`, `stat/RESULT`.
    public let channel: String

    /// - Parameter site: the setting `site_key`.
    /// - Throws: `unknownTopic` if a device must not publish there.
    public init(_ topic: String, site: String) throws(RefusedMessage) {
        let levels = topic.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        switch levels.first {
        case "rollcall" where levels.count == 6 && levels[1] == site && levels[2] == "device" && levels[4] == "up":
            (dialect, device, channel) = (.rollcall, try Self.id(levels[3]), levels[5])
        case "skylux" where levels.count == 3 && levels[2] == "status":
            (dialect, device, channel) = (.skylux, try Self.id(levels[1]), levels[2])
        case "stat" where levels.count == 3, "tele" where levels.count == 3:
            (dialect, device, channel) = (.tasmota, try Self.id(levels[1]), "\(levels[0])/\(levels[2])")
        default: throw .unknownTopic
        }
    }

    /// Only the plain decimal number is a valid id: `07` and `+7` are not.
    private static func id(_ text: String) throws(RefusedMessage) -> Int64 {
        guard let id = Int64(text), id > 0, String(id) == text else { throw .unknownTopic }
        return id
    }
}
