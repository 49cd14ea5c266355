public import Devices
public import Foundation
public import Vocabulary

/// The arguments of one request type, and its reply.
///
/// A client sends the arguments and receives a `Reply`; the server decodes `Self` and its handler returns a `Reply`.
/// Both are JSON objects; the envelope (`successful`, `reason`, …) is added to the reply.
public protocol Request: Codable, Sendable {
    associatedtype Reply: Codable & Sendable

    static var type: RequestType { get }

    /// The permitted callers. The server checks them before it decodes any argument.
    static var callers: Callers { get }

    /// Never by default. A confirmed session is required for any request that a stolen session must not be able to
    /// make: opening an account, issuing a token, erasing, reading or changing data of the whole school, or changing
    /// where it sends data.
    static var confirmation: Confirmation { get }

    /// The maximum size of a body, in bytes. By default that of the callers.
    static var bodyLimit: Int { get }

    /// Whether the request with these arguments requires a recently confirmed session.
    var needsConfirmation: Bool { get }
}

extension Request {
    public static var confirmation: Confirmation { .never }
    public static var bodyLimit: Int { callers.contains(.strangers) ? BodyLimit.stranger : BodyLimit.usual }
    public var needsConfirmation: Bool { Self.confirmation == .always }
}

extension RadioMode: WireEnum {}

extension RadioState: WireEnum {}

extension RadioCommands: WireEnum {}

extension ScannerState: WireEnum {}

extension BadgeState: WireEnum {}

extension Classification: WireEnum {}

extension WhereaboutsState: WireEnum {}

extension VisitEnd: WireEnum {}

extension VisitSource: WireEnum {}

extension CorrectionKind: WireEnum {}

extension MusterStanding: WireEnum {}

extension Witness: WireEnum {}

extension MusterKind: WireEnum {}

extension AlertKind: WireEnum {}

extension AlertSeverity: WireEnum {}

extension AlertSubjectSort: WireEnum {}

extension WebhookMessageType: WireEnum {}

extension DeliveryState: WireEnum {}

extension DeliveryFault: WireEnum {}

extension WebhookDisabled: WireEnum {}

extension FailureCode: WireEnum {}

extension Language: WireEnum {}

extension Theme: WireEnum {}

extension PageMode: WireEnum {}

extension PlanThingKind: WireEnum {}

extension DeviceLevel: WireEnum {}

extension CommandState: WireEnum {}

extension CommandSource: WireEnum {}

extension Dialect: WireEnum {}

extension LockDialect: WireEnum {}

extension LockState: WireEnum {}

extension PresenceGate: WireEnum {}

extension UnlockReason: WireEnum {}

extension UnlockChannel: WireEnum {}

extension UnlockRightSort: WireEnum {}

extension UnlockPresence: WireEnum {}

extension UnlockState: WireEnum {}

extension BookingState: WireEnum {}

extension BookingEnd: WireEnum {}

/// A request for a list of rows, with a search text and a page.
///
/// Without a page, the first 1,000 rows are returned; with a page, the `page_size` rows (1…1,000, 100 if absent) of
/// that page.
public protocol ListRequest {
    /// Only rows whose names contain this text, ignoring case.
    var search: String? { get }
    /// The number of the page, from 1.
    var page: Int? { get }
    var pageSize: Int? { get }
}

/// The body of `POST /post`: the name of the type and its arguments.
public struct RequestEnvelope<Arguments: Request>: Encodable, Sendable {
    public let arguments: Arguments
    /// Nil if the request has no key.
    public let idempotencyKey: UUID?

    enum CodingKeys: String, CodingKey {
        case type
        case arguments = "args"
    }

    public init(_ arguments: Arguments, idempotencyKey: UUID? = nil) {
        self.arguments = arguments
        self.idempotencyKey = idempotencyKey
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(Arguments.type, forKey: .type)
        try container.encode(ArgumentsWithKey(arguments: arguments, idempotencyKey: idempotencyKey), forKey: .arguments)
    }

    /// The arguments, including the key.
    private struct ArgumentsWithKey: Encodable {
        let arguments: Arguments
        let idempotencyKey: UUID?

        func encode(to encoder: any Encoder) throws {
            try arguments.encode(to: encoder)
            if idempotencyKey != nil { try IdempotencyKey(idempotencyKey: idempotencyKey).encode(to: encoder) }
        }
    }
}
