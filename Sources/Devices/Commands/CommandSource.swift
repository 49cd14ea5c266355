/// The origin of a command.
public enum CommandSource: String, CaseIterable, Codable, Sendable {
    case person, schedule, rule
    /// The device's own button.
    case button

    /// Whether it may be done without a person present.
    public var isUnattended: Bool { self == .schedule || self == .rule }
}
