/// The stable word for what went wrong, for programs. The HTTP status follows from it.
public enum FailureCode: String, Codable, Sendable {
    case badArguments = "bad_arguments"
    case unknownType = "unknown_type"
    case loginNecessary = "login_necessary"
    case wrongCredentials = "wrong_credentials"
    case notAllowed = "not_allowed"
    case notFound = "not_found"
    case conflict
    case tooLarge = "too_large"
    case cannotBeDone = "cannot_be_done"
    case slowDown = "slow_down"
    case unavailable
    case wrongMethod = "wrong_method"
    case wrongContentType = "wrong_content_type"
    case internalError = "internal_error"

    /// The HTTP status that goes with the code (RFC 9110, section 15).
    public var status: Int {
        switch self {
        case .badArguments, .unknownType: 400
        case .loginNecessary, .wrongCredentials: 401
        case .notAllowed: 403
        case .notFound: 404
        case .wrongMethod: 405
        case .conflict: 409
        case .tooLarge: 413
        case .wrongContentType: 415
        case .cannotBeDone: 422
        case .slowDown: 429
        case .internalError: 500
        case .unavailable: 503
        }
    }
}
