public import Foundation
public import Vocabulary

/// What to do about the roll-call.
public enum MusterAction: String, WireEnum {
    case start, tick, edit, close, mistake
}

/// Takes part in the roll-call that is in progress, or starts or closes it.
///
/// `start` takes `name` and `kind` and needs neither; `edit` changes them; `tick` takes a person and a `witness`
/// (`seen` where it is absent) or `accounted_for`, and a `note`; `close` takes nothing more; `mistake` closes what
/// should not have been begun. All entries on a person are kept, and the last by the time it was said counts. Helpers
/// `tick` people of their link by `person_id`, and nothing else.
public struct UpdateMuster: Request {
    public static let type = RequestType.adminUpdateMuster

    public let action: MusterAction
    /// The roll-call that is meant, so that an entry that was held up is not taken for the next one; absent for the one
    /// in progress.
    public let musterID: Int64?
    /// What the roll-call is called, 1…100 characters; with `start` and `edit` only.
    public let name: String?
    /// `emergency` where it is absent; with `start` and `edit` only.
    public let kind: MusterKind?
    /// Who it is about: either this or `person_id`; with `tick` only.
    public let email: String?
    public let personID: Int64?
    public let witness: Witness?
    /// 1…500 characters; with `tick` only.
    public let note: String?
    /// True for `seen`, false for `taken_back`, in place of `witness`.
    public let accountedFor: Bool?
    /// When it was said, by the sender's clock; with `sent_at`. Absent for now.
    public let saidAt: Date?
    /// When it is sent, by the same clock: what lies between the two is how long it was held up.
    public let sentAt: Date?

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let muster: MusterRecord
    }
}

/// A roll-call changed, as `GET /events` tells: `admin.get_muster` with `after_version` says how.
public struct MusterEvent: Codable, Equatable, Sendable {
    public let musterID: Int64
    public let version: Int64
}

/// What a person said of a person in a roll-call.
public struct MusterEntryRecord: Codable, Equatable, Sendable {
    /// Of the roll-call, once this was said.
    public let version: Int64
    public let personID: Int64
    public let firstName: String
    public let lastName: String
    public let witness: Witness
    public let note: String?
    /// Who said it, by name, of a helper with the label of their link in brackets; nil if they were erased.
    public let saidBy: String?
    public let saidAt: Date
    /// When the server had it.
    public let receivedAt: Date
}

/// Every entry of a roll-call, the last one said first.
public struct GetMusterEntries: Request, ListRequest {
    public static let type = RequestType.adminGetMusterEntries

    public let musterID: Int64
    /// Only entries on people whose names or address hold this text, in any case.
    public let search: String?
    public let page: Int?
    public let pageSize: Int?

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let entries: [MusterEntryRecord]
        public let total: Int
    }
}
