/// What a device said.
public enum Incoming: Equatable, Sendable {
    /// It is connected, and who it is.
    case hello(DeviceMessages.Hello)
    /// It is connected; its dialect says no more.
    case online
    case state(Report)
    case outcome(OutcomeReport)
    /// It is not connected any more.
    case gone
    /// Nothing that Rollcall wants to know.
    case nothing
}

/// What a device says of itself.
public struct Report: Equatable, Sendable {  // generated: init
    /// Rises with each report from one start of the device to the next; nil in dialects that do not count.
    public var seq: Int64?
    /// What is so now. What is not there is as it was.
    public var properties: DeviceProperties
    /// Of what the device knows nothing any more.
    public var forgotten: [String] = []
    /// Why values were not taken.
    public var refused: [RefusedMessage] = []
    public var cause: StateCause = .unknown

    /// What is known of the device with this report, if `state` was known before.
    public func merged(into state: DeviceProperties) -> DeviceProperties {
        state.filter { !forgotten.contains($0.key) }.merging(properties) { _, new in new }
    }
}

/// How far a device came with a command.
public struct OutcomeReport: Equatable, Sendable {  // generated: init
    public var id: String
    public var outcome: Outcome
    /// The device's own words, at most 200 characters.
    public var reason: String?
    /// What the device was like at the end of the command.
    public var state: DeviceProperties?
    public var refused: [RefusedMessage] = []
}

/// What a device may say of a command.
public enum Outcome: String, CaseIterable, Sendable {
    /// It begins. All others are ends.
    case accepted
    case done
    /// It will not do it.
    case refused
    /// It could not do it.
    case failed
    /// Something was in the way, and it halted.
    case obstructed
    /// It broke off: by a restart, a stop, or a later command.
    case interrupted

    public var isEnd: Bool { self != .accepted }
}

/// Why the state of a device is what it is.
public enum StateCause: Hashable, Sendable {
    /// The command of that id.
    case command(String)
    /// A person pressed a button of the device itself.
    case button
    /// The device started, or connected again.
    case start
    /// It measured something.
    case sensor
    /// Its time was over.
    case timer
    case unknown

    /// On the wire: `command:12`, `button`.
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

    /// Reads the text; what is not known is `unknown`.
    public init(_ text: String) {
        if text.hasPrefix("command:"), let id = Self.commandID(text.dropFirst("command:".count)) {
            self = .command(id)
        } else {
            self = [.button, .start, .sensor, .timer].first { $0.text == text } ?? .unknown
        }
    }

    /// The number of a command in decimal digits; nil if it is none.
    private static func commandID(_ text: Substring) -> String? {
        (1...19).contains(text.utf8.count) && text.allSatisfy(\.isASCIIDigit) ? String(text) : nil
    }
}

/// In which order a device's reports came: what is older than what is known is not taken.
public struct DeviceOrder: Equatable, Sendable {
    public private(set) var boot: String?
    public private(set) var seq: Int64?
    /// Of the start before.
    private var formerBoot: String?

    public init(boot: String? = nil, seq: Int64? = nil) {
        (self.boot, self.seq) = (boot, seq)
    }

    /// The device said hello. After another start its reports are counted anew.
    /// - Returns: whether it is back in the start before its last one, which no device can be: two have one token.
    @discardableResult
    public mutating func hello(boot new: String) -> Bool {
        guard new != boot else { return false }
        let isBack = new == formerBoot
        (formerBoot, boot, seq) = (boot, new, nil)
        return isBack
    }

    /// Whether a report is newer than all before; the next one must then be newer than it.
    public mutating func accepts(seq new: Int64) -> Bool {
        if let seq, new <= seq { return false }
        seq = new
        return true
    }
}
