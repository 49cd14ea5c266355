public import Foundation

/// The optional member that makes it safe to send a request again if it changes something.
public struct IdempotencyKey: Codable, Equatable, Sendable {
    /// A random UUID (RFC 9562, version 4) that the sender makes for this request and keeps secret. If the request is
    /// sent again within 7 days, the server repeats the first reply and changes nothing. Another request with the same
    /// key is refused with `conflict`.
    public let idempotencyKey: UUID?
}

extension RequestType {
    /// Whether a request of this type accepts an idempotency key: it changes something for a logged-in person or a
    /// helper, and is neither an erasure nor about the caller's own session.
    public var acceptsIdempotencyKey: Bool {
        callers.isDisjoint(with: [.strangers, .scanner]) && !isReading && !Self.ofOwnSession.contains(self)
            && self != .studentUpdateLocation && !Self.erasing.contains(self)
    }

    /// Whether the writer of whereabouts stores the key, with the result, in its own transaction.
    public var isKeyStoredByWriter: Bool { [.adminCorrectWhereabouts, .adminCorrectVisit].contains(self) }

    /// An erasure goes through all days of sightings, which takes too long for one transaction. A second erasure is
    /// answered with `not_found`.
    private static let erasing: Set<RequestType> = [.adminDeletePerson, .adminDeleteStudent]

    /// Whether it changes nothing.
    private var isReading: Bool {
        rawValue.contains(".get_")
            || [.universalWhoami, .adminExportPerson, .studentExport, .adminConfigRead, .simpleQuery].contains(self)
    }

    /// Requests that end, confirm or renew the caller's session. Most of them accept a password or a code that is used
    /// up, and a repeated reply could not set the new session cookie.
    private static let ofOwnSession: Set<RequestType> = [
        .universalLogout, .universalLogoutEverywhere, .universalConfirm, .universalChangePassword, .universalEnrolTOTP,
        .universalConfirmTOTP, .universalRemoveTOTP,
    ]
}
