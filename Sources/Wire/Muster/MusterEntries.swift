public import Foundation
public import Vocabulary

/// An action on a roll-call.
public enum MusterAction: String, WireEnum {
    case start, tick, edit, close, mistake
}

/// Makes an entry in the roll-call in progress, or starts, changes or closes a roll-call.
///
/// `start` accepts `name` and `kind`, both optional; `edit` changes them; `tick` requires a person and accepts a
/// `witness` (`seen` if absent) or `accounted_for`, and a `note`; `close` accepts no further arguments; `mistake`
/// closes a roll-call that should not have been started. All entries on a person are kept, and the latest one, by the
/// time at which it was made, applies. Helpers may only `tick` people of their link, by `person_id`.
public struct UpdateMuster: Request {
    public static let type = RequestType.adminUpdateMuster

    public let action: MusterAction
    /// The roll-call concerned, so that a delayed entry does not apply to the next one; absent for the one in progress.
    public let musterID: Int64?
    /// The name of the roll-call, 1…100 characters; only with `start` and `edit`.
    public let name: String?
    /// `emergency` if absent; only with `start` and `edit`.
    public let kind: MusterKind?
    /// The person concerned: either this or `person_id`; only with `tick`.
    public let email: String?
    public let personID: Int64?
    public let witness: Witness?
    /// 1…500 characters; only with `tick`.
    public let note: String?
    /// True for `seen`, false for `taken_back`, in place of `witness`.
    public let accountedFor: Bool?
    /// When the entry was made, by the sender's clock; only together with `sent_at`. Now if absent.
    public let saidAt: Date?
    /// When the request is sent, by the same clock. The difference between the two is the delay.
    public let sentAt: Date?

    public struct Reply: Codable, Sendable {
        public let muster: MusterRecord
    }
}

/// A change of a roll-call, as sent by `GET /events`; `admin.get_muster` with `after_version` returns the details.
public struct MusterEvent: Codable, Equatable, Sendable {
    public let musterID: Int64
    public let version: Int64
}

/// An entry on a person in a roll-call.
public struct MusterEntryRecord: Codable, Equatable, Sendable {
    /// The version of the roll-call after this entry.
    public let version: Int64
    public let personID: Int64
    public let firstName: String
    public let lastName: String
    public let witness: Witness
    public let note: String?
    /// The name of the person who made it, for a helper with the label of the link in brackets; nil if erased.
    public let saidBy: String?
    public let saidAt: Date
    /// When the server received it.
    public let receivedAt: Date
}

/// All entries of a roll-call, latest first.
public struct GetMusterEntries: Request, ListRequest {
    public static let type = RequestType.adminGetMusterEntries

    public let musterID: Int64
    /// Only entries on people whose names or address contain this text, ignoring case.
    public let search: String?
    public let page: Int?
    public let pageSize: Int?

    public struct Reply: Codable, Sendable {
        public let entries: [MusterEntryRecord]
        public let total: Int
    }
}
