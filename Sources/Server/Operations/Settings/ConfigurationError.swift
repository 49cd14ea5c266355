public import OperatorErrors

/// The server cannot start with its configuration.
public typealias ConfigurationError = OperatorError<ConfigurationErrorCode>

public enum ConfigurationErrorCode: String, OperatorErrorCode {
    /// An option is out of range, or contradicts another.
    case settings = "bad_settings"
    /// A certificate or its key cannot be used or made.
    case certificate = "certificate_unusable"
    /// There is no key for the secrets of the database, and none can be made.
    case secretKey = "no_secret_key"
}
