public import Foundation
public import Vocabulary

/// A roll-call, in which all people are to be seen in person.
public struct MusterRecord: Codable, Equatable, Sendable {
    public let musterID: Int64
    public let name: String
    public var kind: MusterKind = .emergency
    public let startedAt: Date
    /// Nil while it is in progress.
    public let closedAt: Date?
    /// Rises with each entry and each change; `GET /events` sends it.
    public var version: Int64 = 0
    /// Whether it was started by mistake.
    public var mistake: Bool = false
}

/// A person on the muster list.
public struct MusterLineRecord: Codable, Equatable, Sendable {
    public let personID: Int64
    /// Nil for helpers.
    public let email: String?
    public let firstName: String
    public let lastName: String
    /// Nil for helpers.
    public let classification: Classification?
    /// The names of their groups, in order.
    public var groups: [String] = []
    /// `unknown` for a person who was never heard.
    public let state: WhereaboutsState
    /// The room in which they are, or in which they were last known to be.
    public let roomNumber: String?
    public let zoneName: String?
    /// When they were last heard.
    public let heardAt: Date?
    /// The age of this information, in seconds.
    public let age: Double?
    /// 0…1: the share of the evidence that supports this room. Nil for helpers.
    public let confidence: Double?
    /// The source of their latest visit. Nil if it was not recorded, and for helpers.
    public let source: VisitSource?
    /// The name of the person who stated where they are, if that overrides what receivers hear; also nil if that person
    /// was erased.
    public let placedBy: String?
    /// When that was stated; nil if it was not.
    public let placedAt: Date?
    /// Whether the roll-call expects the person, by what was believed when it began or has been believed since.
    public let standing: MusterStanding
    /// What was believed when the roll-call began; nil if none is in progress, or if they were never heard.
    public let atStart: BeliefRecord?
    /// Whether the last entry states that it is no longer necessary to look for the person.
    public let accountedFor: Bool
    /// The witness of the last entry on the person.
    public let witness: Witness?
    public let note: String?
    /// The name of the person who made the entry, for a helper with the label of the link in brackets; nil if erased.
    public let saidBy: String?
    /// When the last entry was made.
    public let tickedAt: Date?
    /// Whether the last entries of two people on this person contradict each other.
    public var disputed: Bool = false
}

/// The muster list: all people with their last known room, the age of that information, and their entries in the
/// roll-call. People with contradictory entries come first, then those who are missing, then those whom the roll-call
/// does not expect, and last those accounted for.
///
/// The roll-call expects people believed to be present; people of unknown whereabouts who were heard, or whose
/// whereabouts were stated, today or in the last twelve hours; and people with an entry. All staff see the whole list,
/// helpers see the people of their link. Each request is audited. Without a page and a page size, the reply contains
/// the whole list: in an emergency it must be complete.
public struct GetMuster: Request, ListRequest {
    public static let type = RequestType.adminGetMuster
    public static let callers: Callers = [.admin, .staff, .helper]

    /// A closed roll-call; absent for the one in progress.
    public let musterID: Int64?
    /// Only people with an entry made after this version of the roll-call; all people are counted.
    public let afterVersion: Int64?
    /// Only people whose names or address contain this text, ignoring case; helpers can search names only.
    public let search: String?
    public let page: Int?
    public let pageSize: Int?

    public struct Reply: Codable, Sendable {
        public let at: Date
        /// The requested roll-call; nil if none is in progress.
        public let muster: MusterRecord?
        /// The counts of all matching people on all pages.
        public let counts: MusterCountsRecord
        /// The number of people accounted for on all pages.
        public let accountedFor: Int
        public let people: [MusterLineRecord]
        /// The total number of matches on all pages.
        public let total: Int

        public init(
            at: Date, muster: MusterRecord? = nil, counts: MusterCountsRecord, people: [MusterLineRecord], total: Int
        ) {
            self.at = at
            self.muster = muster
            self.counts = counts
            accountedFor = counts.accountedFor
            self.people = people
            self.total = total
        }
    }
}

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
    public static let callers: Callers = [.admin, .staff, .helper]

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
    public static let callers: Callers = [.admin, .staff]

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

/// Creates a link with which people without an account help at the roll-call in progress: they see names, groups,
/// rooms, entries and when people were last heard, and they can make entries. The link ends when it expires, by
/// `admin.end_muster_link`, or when the roll-call is closed. At most 50 phones can use a link at a time.
public struct CreateMusterLink: Request {
    public static let type = RequestType.adminCreateMusterLink
    public static let callers: Callers = [.admin, .staff]

    /// The purpose of the link, 1…100 characters: it is shown after the name of each helper who uses the link.
    public let label: String
    /// Only people whose last known room is in this zone, or was when the roll-call began; absent for all people.
    public let zoneName: String?
    /// The lifetime of the link in minutes, 1…240.
    public let minutes: Int

    public struct Reply: Codable, Sendable {
        public let linkID: Int64
        /// The URL to open on the helpers' phones, or to show as a QR code. Returned only once.
        public let url: String
        public let expiresAt: Date
    }
}

/// Ends a link for all its phones, or for one of them, within a second on every server.
public struct EndMusterLink: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.adminEndMusterLink
    public static let callers: Callers = [.admin, .staff]

    public let linkID: Int64
    /// Only this phone; absent for the whole link.
    public let phoneID: Int64?
}

/// The links of a roll-call with their phones, newest link first.
public struct GetMusterLinks: Request, ListRequest {
    public static let type = RequestType.adminGetMusterLinks
    public static let callers: Callers = [.admin, .staff]

    /// Absent for the roll-call in progress; if none is in progress, the list is empty.
    public let musterID: Int64?
    /// Only links whose labels contain this text, ignoring case.
    public let search: String?
    public let page: Int?
    public let pageSize: Int?

    public struct Reply: Codable, Sendable {
        public let links: [MusterLinkRecord]
        public let total: Int
    }
}

/// A link for helpers.
public struct MusterLinkRecord: Codable, Equatable, Sendable {
    public let linkID: Int64
    public let label: String
    /// Nil if the link shows all people, or if the zone was deleted.
    public let zoneName: String?
    public let createdAt: Date
    public let expiresAt: Date
    /// When the link was ended by an admin or a member of staff, or by the end of the roll-call.
    public let endedAt: Date?
    /// Ordered by time of joining, earliest first.
    public var phones: [MusterPhoneRecord] = []
}

/// A phone that opened a link.
public struct MusterPhoneRecord: Codable, Equatable, Sendable {
    public let phoneID: Int64
    /// The name typed on the phone; it is not verified.
    public let name: String
    public let joinedAt: Date
    /// When it last sent a request, to 15 seconds.
    public let seenAt: Date
    /// When it was ended by an admin or a member of staff.
    public let endedAt: Date?
}

/// The numbers of people whom a roll-call expects, and of those whom it does not.
public struct MusterCountsRecord: Codable, Equatable, Sendable {
    /// Missing and accounted for together.
    public let expected: Int
    /// Expected and not accounted for.
    public let missing: Int
    public let accountedFor: Int
    /// Not expected: heard today, and believed to have left.
    public let left: Int
    /// Not expected: not heard today.
    public let notHeard: Int
    /// Not expected: never had a badge, and never heard.
    public let noBadge: Int
    /// Not expected: the account is disabled.
    public let disabled: Int

    public init(
        missing: Int = 0, accountedFor: Int = 0, left: Int = 0, notHeard: Int = 0, noBadge: Int = 0, disabled: Int = 0
    ) {
        expected = missing + accountedFor
        self.missing = missing
        self.accountedFor = accountedFor
        self.left = left
        self.notHeard = notHeard
        self.noBadge = noBadge
        self.disabled = disabled
    }

    /// The number of people with one standing; for `expected`, the missing and those accounted for together.
    public func count(of standing: MusterStanding) -> Int {
        switch standing {
        case .expected: expected
        case .left: left
        case .notHeard: notHeard
        case .noBadge: noBadge
        case .disabled: disabled
        }
    }
}

/// All roll-calls, newest first.
public struct GetMusters: Request, ListRequest {
    public static let type = RequestType.adminGetMusters
    public static let callers: Callers = [.admin, .staff]

    /// Only roll-calls whose names contain this text, ignoring case.
    public let search: String?
    public let page: Int?
    public let pageSize: Int?

    public struct Reply: Codable, Sendable {
        public let musters: [MusterRecord]
        public let total: Int
    }
}

/// A report on a roll-call: how long it took until people were accounted for, and what was believed at its start
/// compared with the entries.
public struct GetMusterReport: Request {
    public static let type = RequestType.adminGetMusterReport
    public static let callers: Callers = [.admin, .staff]

    public let musterID: Int64

    public struct Reply: Codable, Sendable {
        public let muster: MusterRecord
        /// As on the muster list.
        public let counts: MusterCountsRecord
        /// The number of people whom the roll-call expected: see `admin.get_muster`.
        public let expected: Int
        public let accountedFor: Int
        /// Seconds from the start until half of the expected people were accounted for; nil if this was not reached.
        public let secondsToHalf: Double?
        /// The same for nine tenths.
        public let secondsToMost: Double?
        /// The same for all expected people.
        public let secondsToAll: Double?
        /// The number of people believed present at the start; `believed_present_found` is how many of them were found.
        public let believedPresent: Int
        public let believedPresentFound: Int
        /// The number of people not believed present at the start who were found.
        public let foundUnexpectedly: Int

        public init(
            muster: MusterRecord, counts: MusterCountsRecord, secondsToHalf: Double? = nil,
            secondsToMost: Double? = nil, secondsToAll: Double? = nil, believedPresent: Int,
            believedPresentFound: Int, foundUnexpectedly: Int
        ) {
            self.muster = muster
            self.counts = counts
            expected = counts.expected
            accountedFor = counts.accountedFor
            self.secondsToHalf = secondsToHalf
            self.secondsToMost = secondsToMost
            self.secondsToAll = secondsToAll
            self.believedPresent = believedPresent
            self.believedPresentFound = believedPresentFound
            self.foundUnexpectedly = foundUnexpectedly
        }
    }
}
