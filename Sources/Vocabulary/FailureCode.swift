/// A stable code for programs that identifies the failure. The HTTP status follows from it.
public enum FailureCode: String, CaseIterable, Sendable {
    case badArguments = "bad_arguments"
    /// A text is not UTF-8, or has too many combining marks in a row.
    case badText = "bad_text"
    case unknownType = "unknown_type"
    case loginNecessary = "login_necessary"
    case wrongCredentials = "wrong_credentials"
    /// The name and the password are correct, but a one-time code is required as well.
    case totpNecessary = "totp_necessary"
    /// An admin set the password: it must be changed before any other request.
    case passwordChangeNecessary = "password_change_necessary"
    /// The school requires one-time codes of this person: they must be enrolled before any other request.
    case totpEnrolmentNecessary = "totp_enrolment_necessary"
    /// The request requires a session that was recently confirmed with `universal.confirm`.
    case confirmationNecessary = "confirmation_necessary"
    case notAllowed = "not_allowed"
    /// The person has no right to pass this door.
    case noRight = "no_right"
    /// The person's right to pass this door does not apply at this time.
    case outsideHours = "outside_hours"
    /// The person could be detected at the door, and is not.
    case notSeen = "not_seen"
    /// No person can be detected at the door now: a one-time code, or an admin's reason, is required instead.
    case blind
    /// The lock's dialect is weak, and the school does not allow that.
    case weakLock = "weak_lock"
    case notFound = "not_found"
    case conflict
    /// The room is booked by another person at that time.
    case roomTaken = "room_taken"
    case tooLarge = "too_large"
    case headersTooLarge = "headers_too_large"
    /// The request itself took too long to arrive.
    case tooSlow = "too_slow"
    case cannotBeDone = "cannot_be_done"
    case slowDown = "slow_down"
    case unavailable
    case wrongMethod = "wrong_method"
    /// The request names a host that this server does not serve.
    case wrongHost = "wrong_host"
    case wrongContentType = "wrong_content_type"
    case internalError = "internal_error"

    /// The HTTP status of the code (RFC 9110, section 15).
    public var status: Int {
        switch self {
        case .badArguments, .badText, .unknownType: 400
        case .loginNecessary, .wrongCredentials, .totpNecessary: 401
        case .notAllowed, .confirmationNecessary, .passwordChangeNecessary, .totpEnrolmentNecessary: 403
        case .noRight, .outsideHours, .notSeen, .blind, .weakLock: 403
        case .notFound: 404
        case .wrongMethod: 405
        case .tooSlow: 408
        case .conflict, .roomTaken: 409
        case .tooLarge: 413
        case .wrongContentType: 415
        case .wrongHost: 421
        case .cannotBeDone: 422
        case .slowDown: 429
        case .headersTooLarge: 431
        case .internalError: 500
        case .unavailable: 503
        }
    }
}
