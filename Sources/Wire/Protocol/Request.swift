public import Devices
public import Foundation
public import Vocabulary

/// The arguments of one request type, and the reply that goes with them.
///
/// A client hands over the arguments and gets `Reply` back; the server decodes `Self` and its handler returns
/// `Reply`. Both are JSON objects; the envelope (`successful`, `reason`, …) is added around the reply.
public protocol Request: Codable, Sendable {
    associatedtype Reply: Codable & Sendable

    static var type: RequestType { get }

    /// Whether the request as it is needs a session in which the password was shown lately.
    var needsConfirmation: Bool { get }
}

/// One of a few words. Another word is refused with those that there are.
public protocol Word: RawRepresentable, CaseIterable, Codable, Sendable where RawValue == String {}

extension Word {
    /// Throws `DecodingError`.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let word = Self(rawValue: try container.decode(String.self)) else {
            let words = Self.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "One of \(words) is expected.")
        }
        self = word
    }
}

extension RadioMode: Word {}
extension RadioState: Word {}
extension RadioCommands: Word {}
extension ScannerState: Word {}
extension BadgeState: Word {}
extension Classification: Word {}
extension WhereaboutsState: Word {}
extension VisitEnd: Word {}
extension VisitSource: Word {}
extension CorrectionKind: Word {}
extension MusterStanding: Word {}
extension Witness: Word {}
extension MusterKind: Word {}
extension AlertKind: Word {}
extension AlertSeverity: Word {}
extension AlertSubjectSort: Word {}
extension WebhookMessageType: Word {}
extension DeliveryState: Word {}
extension DeliveryFault: Word {}
extension WebhookDisabled: Word {}
extension PreferredLanguage: Word {}
extension Theme: Word {}
extension PageMode: Word {}
extension PlanThingKind: Word {}
extension DeviceLevel: Word {}
extension CommandState: Word {}
extension CommandSource: Word {}
extension Dialect: Word {}
extension LockDialect: Word {}
extension LockState: Word {}
extension PresenceGate: Word {}
extension UnlockReason: Word {}
extension UnlockWay: Word {}
extension UnlockRightSort: Word {}
extension UnlockSight: Word {}
extension UnlockState: Word {}
extension BookingState: Word {}
extension BookingEnd: Word {}

/// The reply of a request that answers with the envelope alone.
public struct NoReply: Codable, Equatable, Sendable {
    public init() {}
}

/// A request for rows: what to search for, and which page.
///
/// Without a page the first 1,000 rows come back; with one, `page_size` rows (1…1,000, 100 if absent) of it.
public protocol ListRequest {
    /// Text that the row's names must hold, in any case.
    var search: String? { get }
    /// From 1.
    var page: Int? { get }
    var pageSize: Int? { get }
}

/// The body of `POST /post`: the type by name and its arguments.
public struct RequestEnvelope<Arguments: Request>: Encodable, Sendable {
    public let arguments: Arguments
    /// Nil for a request without one.
    public let word: UUID?

    enum CodingKeys: String, CodingKey {
        case type
        case arguments = "args"
    }

    public init(_ arguments: Arguments, word: UUID? = nil) {
        self.arguments = arguments
        self.word = word
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(Arguments.type, forKey: .type)
        try container.encode(Beside(arguments: arguments, word: word), forKey: .arguments)
    }

    /// The arguments with the word among them.
    private struct Beside: Encodable {
        let arguments: Arguments
        let word: UUID?

        func encode(to encoder: any Encoder) throws {
            try arguments.encode(to: encoder)
            if word != nil { try RequestWord(wordID: word).encode(to: encoder) }
        }
    }
}

/// Reads `args` out of the body of `POST /post`; nil where the body has none.
public struct IncomingArguments<Arguments: Request>: Decodable {
    public let arguments: Arguments?

    enum CodingKeys: String, CodingKey {
        case arguments = "args"
    }
}

/// What goes out when a request succeeded: `successful: true` and the members of the reply beside it.
public struct SuccessReply<Reply: Encodable>: Encodable {
    public let reply: Reply

    enum CodingKeys: String, CodingKey {
        case successful
    }

    public init(_ reply: Reply) {
        self.reply = reply
    }

    public func encode(to encoder: any Encoder) throws {
        try reply.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(true, forKey: .successful)
    }
}
