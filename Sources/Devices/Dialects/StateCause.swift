/// The cause of a device's state.
public enum StateCause: Hashable, Sendable {
    /// The command with this id.
    case command(String)
    /// A button on the device itself was pressed.
    case button
    /// The device started, or connected again.
    case start
    /// A measurement.
    case sensor
    /// A timer of the device.
    case timer
    case unknown

    /// The form on the wire: `command:12`, `button`.
    public var text: String {
        switch self {
        case .command(let id): "command:\(id)"
        case .button: "button"
        case .start: "start"
        case .sensor: "sensor"
        case .timer: "timer"
        case .unknown: "unknown"
        }
    }

    /// Reads the text; any other text is `unknown`.
    public init(_ text: String) {
        if text.hasPrefix("command:"), let id = Self.commandID(text.dropFirst("command:".count)) {
            self = .command(id)
        } else {
            self = [.button, .start, .sensor, .timer].first { $0.text == text } ?? .unknown
        }
    }

    /// Returns the number of a command in decimal digits; nil if it is not valid.
    private static func commandID(_ text: Substring) -> String? {
        (1...19).contains(text.utf8.count) && text.allSatisfy(\.isASCIIDigit) ? String(text) : nil
    }
}
