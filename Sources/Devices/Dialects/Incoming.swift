/// A message from a device.
public enum Incoming: Equatable, Sendable {
    /// It is connected and identifies itself.
    case hello(DeviceMessages.Hello)
    /// It is connected; its dialect has no more information.
    case online
    case state(Report)
    case outcome(OutcomeReport)
    /// It is no longer connected.
    case gone
    /// A message that Rollcall ignores.
    case nothing
}

/// A device's report of its state.
public struct Report: Equatable, Sendable {  // generated: init
    /// Increases with each report from one start of the device to the next; nil in dialects without it.
    public var seq: Int64?
    /// The present values. Properties that are missing have not changed.
    public var properties: DeviceProperties
    /// The properties that the device no longer knows.
    public var forgotten: [String] = []
    /// Why values were refused.
    public var refused: [RefusedMessage] = []
    public var cause: StateCause = .unknown

    /// Returns the state of the device after this report, if it was `state` before.
    public func merged(into state: DeviceProperties) -> DeviceProperties {
        state.filter { !forgotten.contains($0.key) }.merging(properties) { _, new in new }
    }
}

/// A device's progress with a command.
public struct OutcomeReport: Equatable, Sendable {  // generated: init
    public var id: String
    public var outcome: Outcome
    /// The device's own text, at most 200 characters.
    public var reason: String?
    /// The state of the device at the end of the command.
    public var state: DeviceProperties?
    public var refused: [RefusedMessage] = []
}

/// The outcome of a command that a device reports.
public enum Outcome: String, CaseIterable, Sendable {
    /// It begins. All others are final.
    case accepted
    case done
    /// It refuses the command.
    case refused
    /// It was not able to do it.
    case failed
    /// An obstruction was detected, and it halted.
    case obstructed
    /// It stopped before the end: because of a restart, a stop, or a later command.
    case interrupted

    public var isEnd: Bool { self != .accepted }
}

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

/// The order of a device's reports: a report older than the known state is not accepted.
public struct DeviceOrder: Equatable, Sendable {
    public private(set) var boot: String?
    public private(set) var seq: Int64?
    /// The boot before the last.
    private var formerBoot: String?

    public init(boot: String? = nil, seq: Int64? = nil) {
        (self.boot, self.seq) = (boot, seq)
    }

    /// Records a hello. After another start, reports are counted from the beginning.
    /// - Returns: whether it has returned to the boot before its last one, which is impossible for one device: two
    ///   devices share a token.
    @discardableResult
    public mutating func hello(boot new: String) -> Bool {
        guard new != boot else { return false }
        let isBack = new == formerBoot
        (formerBoot, boot, seq) = (boot, new, nil)
        return isBack
    }

    /// Returns whether a report is newer than all before; later ones must then be newer than it.
    public mutating func accepts(seq new: Int64) -> Bool {
        if let seq, new <= seq { return false }
        seq = new
        return true
    }
}
