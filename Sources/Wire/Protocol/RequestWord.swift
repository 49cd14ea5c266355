public import Foundation

/// What a request that changes something may carry beside its arguments, so that it may be sent again.
public struct RequestWord: Codable, Equatable, Sendable {
    /// A random UUID (RFC 9562, version 4) that the sender makes for this one request and tells nobody else. Sent again
    /// with it within 7 days, the request is not done again: the first reply is repeated. Another request under it is
    /// refused with `conflict`.
    public let wordID: UUID?

    enum CodingKeys: String, CodingKey {
        case wordID = "word_id"
    }

    public init(wordID: UUID?) {
        self.wordID = wordID
    }
}

extension RequestType {
    /// Whether a request of this type may carry a `RequestWord`: it changes something, for somebody with a login or for
    /// a helper, and is no erasure and not about the session that asks.
    public var takesWord: Bool {
        callers.isDisjoint(with: [.anyone, .scanner]) && !isReading && !Self.ofOwnSession.contains(self)
            && self != .studentUpdateLocation && !Self.erasing.contains(self)
    }

    /// Whether the writer of whereabouts keeps the word, with what it did, in its own transaction.
    public var isWordKeptByWriter: Bool { [.adminCorrectWhereabouts, .adminCorrectVisit].contains(self) }

    /// The writer erases, and then all days of sightings are gone through: no transaction may last as long. Erasing
    /// twice is erasing once: the second one is answered with `not_found`.
    private static let erasing: Set<RequestType> = [.adminDeletePerson, .adminDeleteStudent]

    /// It only tells something.
    private var isReading: Bool {
        rawValue.contains(".get_")
            || [.universalWhoami, .adminExportPerson, .studentExport, .adminConfigRead, .simpleQuery].contains(self)
    }

    /// They end, confirm or renew the session that asks, and most of them take a password or a code that is used up. A
    /// repeated reply could not give the browser its new session.
    private static let ofOwnSession: Set<RequestType> = [
        .universalLogout, .universalLogoutEverywhere, .universalConfirm, .universalChangePassword, .universalEnrolTOTP,
        .universalConfirmTOTP, .universalRemoveTOTP,
    ]
}
