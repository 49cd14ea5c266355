/// Why a request failed: what goes out beside `successful: false`, and what a client throws when it comes in.
///
/// `reason` is a sentence for a person and holds nothing a stranger should not see: no SQL, no path.
public struct Failure: Error, Equatable, Sendable {
    public let code: FailureCode
    public let reason: String
    /// Which argument is wrong, as `room_number` or `sightings[3].rssi`; nil if it is not one alone.
    public let argument: String?
    /// The time after which another attempt may succeed, in whole seconds.
    public let retryAfter: Int?

    public init(_ code: FailureCode, _ reason: String, argument: String? = nil, retryAfter: Int? = nil) {
        self.code = code
        self.reason = reason
        self.argument = argument
        self.retryAfter = retryAfter
    }
}

extension Failure: CustomStringConvertible {
    public var description: String { reason }
}

extension Failure: Codable {
    enum CodingKeys: String, CodingKey {
        case successful, reason, code, argument
        case loginNecessary = "login_necessary"
        case retryAfter = "retry_after"
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let reason = try container.decode(String.self, forKey: .reason)
        let code = try container.decode(FailureCode.self, forKey: .code)
        self.init(
            code, reason, argument: try container.decodeIfPresent(String.self, forKey: .argument),
            retryAfter: try container.decodeIfPresent(Int.self, forKey: .retryAfter))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(false, forKey: .successful)
        try container.encode(reason, forKey: .reason)
        try container.encode(code, forKey: .code)
        if code == .loginNecessary {
            try container.encode(true, forKey: .loginNecessary)
        }
        try container.encodeIfPresent(argument, forKey: .argument)
        try container.encodeIfPresent(retryAfter, forKey: .retryAfter)
    }
}

/// The stable word for what went wrong, for programs. The HTTP status follows from it.
public enum FailureCode: String, WireEnum {
    case badArguments = "bad_arguments"
    /// A text is not UTF-8, or has more combining marks in a row than any language needs.
    case badText = "bad_text"
    case unknownType = "unknown_type"
    case loginNecessary = "login_necessary"
    case wrongCredentials = "wrong_credentials"
    /// The name and the password are right, and a one-time code has to come with them.
    case totpNecessary = "totp_necessary"
    /// An admin set the password: it has to be changed before anything else.
    case passwordChangeNecessary = "password_change_necessary"
    /// The school requires one-time codes of this person: they have to be enrolled before anything else.
    case totpEnrolmentNecessary = "totp_enrolment_necessary"
    /// The request needs a session in which the password was shown lately, with `universal.confirm`.
    case confirmationNecessary = "confirmation_necessary"
    case notAllowed = "not_allowed"
    /// Nothing lets this person through the door.
    case noRight = "no_right"
    /// What lets them through the door does so at another time.
    case outsideHours = "outside_hours"
    /// They could be seen at the door, and are not.
    case notSeen = "not_seen"
    /// No person can be seen at the door now: a one-time code, or an admin's reason, takes the place of that.
    case blind
    /// The lock's dialect is weak, and the school does not allow that.
    case weakLock = "weak_lock"
    case notFound = "not_found"
    case conflict
    /// Another person has the room at that time.
    case roomTaken = "room_taken"
    case tooLarge = "too_large"
    case headersTooLarge = "headers_too_large"
    /// The request itself took too long to arrive.
    case tooSlow = "too_slow"
    case cannotBeDone = "cannot_be_done"
    case slowDown = "slow_down"
    case unavailable
    case wrongMethod = "wrong_method"
    /// The request names a host that the server does not answer for.
    case wrongHost = "wrong_host"
    case wrongContentType = "wrong_content_type"
    case internalError = "internal_error"

    /// The HTTP status that goes with the code (RFC 9110, section 15).
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
