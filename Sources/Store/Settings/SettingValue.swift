/// The value of a setting, of whatever kind.
public enum SettingValue: Equatable, Sendable {
    case boolean(Bool)
    case integer(Int)
    case text(String)
    case words([String])
}
