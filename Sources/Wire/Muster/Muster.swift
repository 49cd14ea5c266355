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

/// What was believed of a person when a roll-call began.
public struct BeliefRecord: Codable, Equatable, Sendable {
    public let state: WhereaboutsState
    /// The name that their room, or last known room, had at that time.
    public let roomNumber: String?
    /// When they were last heard.
    public let heardAt: Date?
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
