public import Vocabulary

/// Why a request is refused. A caller gets it as the failure of the protocol, in the caller's language.
public struct Refusal: Error, Equatable, Sendable {
    public let code: FailureCode
    /// What is wrong, and often what to do about it. It contains nothing confidential: no SQL, no path.
    public let reason: Phrase
    /// The invalid argument, as `room_number` or `sightings[3].rssi`; nil if there is no single one.
    public let argument: String?
    /// Seconds after which another attempt may succeed.
    public let retryAfter: Int?

    public init(_ code: FailureCode, _ reason: Phrase, argument: String? = nil, retryAfter: Int? = nil) {
        (self.code, self.reason, self.argument, self.retryAfter) = (code, reason, argument, retryAfter)
    }

    public static func notFound(_ reason: Phrase) -> Refusal { Refusal(.notFound, reason) }
    public static func conflict(_ reason: Phrase) -> Refusal { Refusal(.conflict, reason) }
    public static func cannotBeDone(_ reason: Phrase) -> Refusal { Refusal(.cannotBeDone, reason) }
    public static func notAllowed(_ reason: Phrase) -> Refusal { Refusal(.notAllowed, reason) }
}

extension Refusal: CustomStringConvertible {
    /// The reason in English, for logs.
    public var description: String { reason.text(in: .english) }
}
